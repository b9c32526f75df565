# Read by the launcher for the terminal client: stays beside it, and gives the terminal back when it was killed or broke.
# Nobody inside a process can do that after SIGKILL or SIGSEGV. Expects $node, $room, $main and the words of the call.

keep_terminal() {
  saved=$(stty -g 2>/dev/null) && record=$(mktemp 2>/dev/null) || exec "$node" "$room" "$main" "$@"
  # What has to be written to undo what is switched, kept up to date by the client; no name is left of it on the disk.
  exec 3<>"$record" 4<&0
  rm -f "$record"
  TANGRAM_TERMINAL_KEEPER=$$ "$node" "$room" "$main" "$@" <&4 4<&- &
  child=$!
  # Sent to this process alone they would end the one that stands between the client and the shell.
  for signal in HUP INT QUIT TERM; do
    trap "kill -$signal $child 2>/dev/null" "$signal"
  done
  trap 'kill -STOP "$child"; kill -STOP $$; kill -CONT "$child"' TSTP
  # A signal ends the waiting too: then the client is still there, or has not been fetched yet.
  while :; do
    wait "$child" 2>/dev/null
    code=$?
    [ "$code" -gt 128 ] && kill -0 "$child" 2>/dev/null || break
  done
  [ "$code" -gt 128 ] || exit "$code"
  stty "$saved" 2>/dev/null
  undo=$(tr -d '\000' <&3)
  if [ -n "$undo" ]; then
    printf '%s' "$undo"
    echo "错误: 终端客户端被终止（信号 $((code - 128))）。终端已恢复原状。下一步: tangram tui" >&2
    echo "Error: the terminal client was ended by signal $((code - 128)). The terminal is as it was. Next: tangram tui" >&2
  fi
  exit "$code"
}
