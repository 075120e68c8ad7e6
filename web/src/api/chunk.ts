/** How long a screen's code may take to load (spec 9.7.2). */
const loadTimeoutMs = 120_000

/** A screen's code is missing or takes too long; only a reload of the page helps (spec 8.4). */
export class ChunkLoadError extends Error {
  readonly isOffline = !navigator.onLine

  constructor(cause?: unknown) {
    super('The code of this screen could not be loaded', { cause })
    this.name = 'ChunkLoadError'
  }
}

/** Imports a screen's code; rejects with `ChunkLoadError` when it fails or takes over 120 seconds (spec 8.4). */
export const loadChunk = async <Code>(
  load: () => Promise<Code>,
  timeoutMs = loadTimeoutMs,
): Promise<Code> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), timeoutMs)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(cause)
  } finally {
    clearTimeout(timer)
  }
}
