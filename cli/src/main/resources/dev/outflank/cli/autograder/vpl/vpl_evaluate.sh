#!/usr/bin/env bash
# As vpl_run.sh and as vpl_evaluate.sh: writes vpl_execution, which marks the submission. VPL deletes the files of the staff before it runs that.
[[ ! -f vpl_environment.sh ]] || . ./vpl_environment.sh
# The student's files and no others; VPL separates their names by spaces, and lists them singly too.
mapfile -t files < <(for name in "${!VPL_SUBFILE@}"; do [[ $name == VPL_SUBFILES ]] || printf '%s\n' "${!name}"; done)

write_setting() {
  printf 'mkdir -p "$settings"/%q; base64 -d >"$settings"/%q <<<%s\n' "$(dirname "$1")" "$1" "$2"
}

{
  printf '#!/usr/bin/env bash\n'
  printf 'set -euo pipefail\n'
  printf 'files=(%s)\n' "$(printf '%q ' "${files[@]}")"
  printf 'settings=$(mktemp -d); submission=$(mktemp -d)\n'
@SETTINGS@
  cat <<'END'
installed='@INSTALLED@'
home=${installed:-/opt/outflank}
if [[ ! -x $home/outflank ]]; then
  printf 'Comment :=>> Outflank is not installed in %s on this server: see README.md of the exported archive.\n' "$home"
  exit 1
fi
for file in "${files[@]}"; do
  mkdir -p "$submission/$(dirname "$file")"
  cp -- "$file" "$submission/$file"
done
# The hidden tests are in this script: programs that it runs must not find them.
rm -f vpl_execution
exec "$home/outflank" autograde --delete-settings "$settings" "$submission"
END
} >vpl_execution
chmod +x vpl_execution
