/** How long a screen's code may take to load, in milliseconds (spec 9.7.2). */
const longestLoad = 120_000

/** Thrown when a screen's code is missing or takes too long; only a reload of the page asks for it again (spec 8.4). */
export class ChunkLoadError extends Error {
  /** Whether the browser knew then that it had no network. */
  readonly isOffline = !navigator.onLine

  constructor(cause?: unknown) {
    super('The code of this screen could not be loaded', { cause })
    this.name = 'ChunkLoadError'
  }
}

/** Takes the import of a screen's code; gives the code, or fails with `ChunkLoadError` after 120 seconds (spec 8.4). */
export const chunk = async <Code>(load: () => Promise<Code>, patience = longestLoad): Promise<Code> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), patience)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(cause)
  } finally {
    clearTimeout(timer)
  }
}
