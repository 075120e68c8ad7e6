import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { StartupError } from '#server/db/errors/startup-error.ts'

/** Enough for 6 × 2 cm at 300 dots per inch. */
const size = { width: 720, height: 240 }

/** Reads a picture file as a value of the setting `university_logo`. An SVG is rasterized. */
export const readLogo = async (path: string): Promise<string> => {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new StartupError(`The file ${path} cannot be read: ${(error as Error).message}`)
  })
  const png = await sharp(bytes, { density: 300 })
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer()
    .catch(() => {
      throw new StartupError(`${path} is not a picture. Name a PNG, JPEG or SVG file.`)
    })
  return `data:image/png;base64,${png.toString('base64')}`
}
