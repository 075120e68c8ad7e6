import { fileURLToPath } from 'node:url'

const georgian = (file: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-georgian/${file}`))
const own = (file: string): string => fileURLToPath(new URL(`fonts/${file}.ttf`, import.meta.url))

export type Weight = 'regular' | 'bold'

/** The fonts of every PDF, each a fallback for those before it (see web/font/make-letter-fonts.mjs). */
export const fontFiles: Readonly<Record<Weight, readonly string[]>> = {
  regular: [
    georgian('400Regular/NotoSansGeorgian_400Regular.ttf'),
    own('noto-sans-regular'),
    own('noto-sans-armenian-regular'),
  ],
  bold: [
    georgian('600SemiBold/NotoSansGeorgian_600SemiBold.ttf'),
    own('noto-sans-semibold'),
    own('noto-sans-armenian-semibold'),
  ],
}
