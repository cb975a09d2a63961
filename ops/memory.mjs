// How the app's process is kept small (docs/decisions/010). What starts dist/app/main.js without
// this, such as a container, sets the same.

/** The young generation grows to 48 MB at most; left alone it takes 130 MB at the start. */
export const memoryFlags = ['--max-semi-space-size=16']

/**
 * For the allocator of glibc, which otherwise keeps what threads and large buffers once took. V8 parses
 * and compiles in segments of 32 KB: from that size on, a block goes back to the system once it is free.
 */
export const memoryEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
