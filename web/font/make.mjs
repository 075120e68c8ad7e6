// Makes the portal's font: a subset of Noto Sans Georgian (Mkhedruli, Latin, the lari sign) in weights 400 to 600, one
// file per script. Run: node web/font/make.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const from = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const latin = `${from(0x20, 0x7e)}${from(0xa0, 0xa0)}§©«°±·»×÷–—‘’“”„•…−€✓`
const georgian = `${from(0x10d0, 0x10fa)}ჼ`

const files = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-georgian/package.json')
for (const [name, source, text] of [
  ['latin', 'latin', latin],
  ['georgian', 'georgian', georgian],
  ['lari', 'latin-ext', '₾'],
]) {
  const file = files.replace('package.json', `files/noto-sans-georgian-${source}-wght-normal.woff2`)
  const subset = await subsetFont(await readFile(file), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  })
  await writeFile(new URL(`${name}.woff2`, import.meta.url), subset)
  console.log(`${name}.woff2: ${subset.length} bytes`)
}
