package dev.outflank.cli.support;

/** The version of Outflank, read from the manifest of its jar. */
public final class ProductVersion {
    private ProductVersion() {}

    public static String get() {
        String version = ProductVersion.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }
}
