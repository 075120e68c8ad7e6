/** Takes a file that a call has answered and its name; hands it to the browser's downloads. */
export const saveFile = (file: unknown, name: string): void => {
  const url = URL.createObjectURL(file as Blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun with the click; the address is let go when it has surely been read.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
