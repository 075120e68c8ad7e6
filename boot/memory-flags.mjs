/** Left to itself Node takes memory as long as the machine has some; collected earlier, the busiest minute fits into 300 MB. */
export const memoryFlags = ['--max-semi-space-size=16', '--heap-growing-percent=30']

/** One arena of malloc for each thread would keep what the others could use. */
export const memoryEnv = { MALLOC_ARENA_MAX: '2' }
