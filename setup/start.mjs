// Until 0.5: a unit of systemd that was installed earlier names this file, as does the release before.
import '../ops/start.mjs'
