"""A build backend that packs the package into a wheel, so that pip needs neither a network nor setuptools (PEP 517)."""

import base64
import hashlib
import pathlib
import zipfile

NAME, VERSION = "outflank", "0.2.0"
DIST_INFO = f"{NAME}-{VERSION}.dist-info"
METADATA = f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {VERSION}\nRequires-Python: >=3.9\n"
WHEEL = "Wheel-Version: 1.0\nGenerator: outflank\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def _write_wheel(directory, files):
    name = f"{NAME}-{VERSION}-py3-none-any.whl"
    record = []
    with zipfile.ZipFile(pathlib.Path(directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in {**files, f"{DIST_INFO}/METADATA": METADATA.encode(), f"{DIST_INFO}/WHEEL": WHEEL.encode()}.items():
            wheel.writestr(path, content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record.append(f"{path},sha256={digest},{len(content)}")
        record.append(f"{DIST_INFO}/RECORD,,")
        wheel.writestr(f"{DIST_INFO}/RECORD", "\n".join(record) + "\n")
    return name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, {f"{NAME}/{file.name}": file.read_bytes() for file in sorted(pathlib.Path(NAME).glob("*.py"))})


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, {f"{NAME}.pth": (str(pathlib.Path.cwd()) + "\n").encode()})


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError("install from a checkout: pip install ./python")
