import { FILE_MEGABYTES, RETURN_FILES, RETURN_MEGABYTES } from '../../upload-limits.ts'

/** What a client reads about files. */
export const uploadCopy = {
  notTaken:
    'We can’t take this kind of file. Send a PDF, a photo (JPEG, PNG, WebP or HEIC), a spreadsheet (XLSX, XLS or CSV), or JSON, XML or TXT.',
  otherThanItsName: (ending: string) =>
    `This file isn’t the ${ending} file that its name says. Open it, save it again as PDF, and send that.`,
  empty: 'This file is empty. Choose it again, or send another copy.',
  tooLarge: `This file is larger than ${FILE_MEGABYTES} MB. Split it, or save it smaller, and send the parts.`,
  returnFull: `This return has ${RETURN_MEGABYTES} MB or ${RETURN_FILES} files already. Ask us before you send more.`,
  noFile: 'Choose a file first.',
  malformed: 'The upload was cut off. Please send the file again.',
  gone: 'This upload has ended. Please send the file again.',
  noReturn: 'We aren’t preparing a return for you at the moment, so there is nothing to send.',
  markup: 'This file holds a web page. Save it as PDF and send that.',
} as const

/** What the script says while files are sent. */
export const uploadProgress = {
  waiting: 'Waiting',
  sending: (percent: number) => `${percent}%`,
  paused: 'Connection lost. It will go on by itself.',
  done: 'Sent',
  refused: 'Not sent',
  stopped: 'Interrupted',
  all: (done: number, total: number) => `${done} of ${total} sent`,
  label: (name: string) => `Progress of ${name}`,
  labelAll: 'Progress of all files',
  resume: 'This upload was interrupted. Choose the same file again to continue.',
  chooseAgain:
    'This file wasn’t sent because you had to sign in again. Choose it once more to send it.',
  failed: 'This file couldn’t be sent. Check your connection and try again.',
  retry: 'Try again',
  remove: 'Remove',
  removeFile: (name: string) => `Remove ${name}`,
  retryFile: (name: string) => `Try again: ${name}`,
} as const
