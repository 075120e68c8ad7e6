interface FileSize {
  readonly value: number
  readonly unit: 'KB' | 'MB'
}

const kibibyte = 1024
const mebibyte = 1024 * 1024

/**
 * The size of a file as it is shown: whole kilobytes, from one megabyte with one decimal. Rounded up, so that a file over
 * a limit never looks as if it were within.
 */
export const toFileSize = (bytes: number): FileSize => {
  const kilobytes = Math.ceil(bytes / kibibyte)
  if (kilobytes < kibibyte) return { value: kilobytes, unit: 'KB' }
  return { value: Math.ceil((bytes / mebibyte) * 10) / 10, unit: 'MB' }
}
