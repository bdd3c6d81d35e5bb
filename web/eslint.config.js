import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["target/"] },
  js.configs.recommended,
  {
    files: ["src/main/resources/**/*.js"],
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-var": "error",
      "prefer-const": "error",
    },
  },
];
