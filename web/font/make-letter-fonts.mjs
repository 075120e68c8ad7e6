// Makes fonts for the letters that Noto Sans Georgian lacks: Latin with all its diacritics, Greek, Cyrillic and Armenian.
// Run: node web/font/make-letter-fonts.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const from = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

// Modifier letters and combining marks are included with Latin and Cyrillic; ◌ carries a mark without a letter.
const latinGreekCyrillic = `${from(0x20, 0x7e)}${from(0xa0, 0x52f)}${from(0x1e00, 0x1fff)}${from(0x2010, 0x203a)}${from(0x20a0, 0x20c0)}№™◌`
const armenian = ` ${from(0x530, 0x58f)}`

const { resolve } = createRequire(import.meta.url)
for (const [name, source, text] of [
  ['noto-sans-regular', 'noto-sans/400Regular/NotoSans_400Regular', latinGreekCyrillic],
  ['noto-sans-semibold', 'noto-sans/600SemiBold/NotoSans_600SemiBold', latinGreekCyrillic],
  ['noto-sans-armenian-regular', 'noto-sans-armenian/400Regular/NotoSansArmenian_400Regular', armenian],
  ['noto-sans-armenian-semibold', 'noto-sans-armenian/600SemiBold/NotoSansArmenian_600SemiBold', armenian],
]) {
  const subset = await subsetFont(await readFile(resolve(`@expo-google-fonts/${source}.ttf`)), text, {
    targetFormat: 'truetype',
    noHinting: true,
    // Without ccmp, which decomposes letters: copied text would contain the pieces.
    keepFeatures: ['kern', 'mark', 'mkmk'],
  })
  await writeFile(new URL(`../../server/src/pdf/fonts/${name}.ttf`, import.meta.url), subset)
  console.log(`${name}.ttf: ${subset.length} bytes`)
}
