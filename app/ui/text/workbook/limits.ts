/** Of a file, and of what a workbook unpacks to: it is a zip archive, and a small one can hold gigabytes. */
export const UNPACKED_MAX = 20 * 1024 * 1024
