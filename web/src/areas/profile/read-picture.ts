/** The server checks type and size again. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const maxMegabytes = 5

export const findPictureError = (file: {
  readonly type: string
  readonly size: number
}): 'type' | 'size' | null => {
  if (!pictureTypes.some((type) => type === file.type)) return 'type'
  return file.size > maxMegabytes * 1024 * 1024 ? 'size' : null
}

/** As a data URL; null if it is not a picture. */
export const readPicture = async (file: File): Promise<string | null> => {
  const url = await new Promise<string | null>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null)
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(file)
  })
  if (url === null) return null
  const picture = new Image()
  picture.src = url
  return picture.decode().then(
    () => url,
    () => null,
  )
}
