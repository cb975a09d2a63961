import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Gives a file to a process of its own, which answers once, ends, and gives all its memory back. It knows
 * none of the site's secrets.
 * @param program its file, which starts with `answerOnce`
 * @throws Error when it ends without an answer, or by the signal
 */
export function inProcess<Answer>(
  program: URL,
  file: Buffer,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(program), {
      serialization: 'advanced',
      execArgv: [],
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    })
    child.once('message', (answer) => resolve(answer as Answer))
    child.once('error', reject)
    child.once('exit', (code, by) => reject(new Error(`a process ended early: ${by ?? code}`)))
    child.send(file)
  })
}
