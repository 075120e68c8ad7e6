/**
 * By default Node takes memory as long as the machine has some. With earlier garbage collection the busiest
 * minute fits into 300 MB.
 */
export const memoryFlags = ['--max-semi-space-size=16', '--heap-growing-percent=30']

/** With one malloc arena per thread, memory that one thread frees could not be used by the others. */
export const memoryEnv = { MALLOC_ARENA_MAX: '2' }
