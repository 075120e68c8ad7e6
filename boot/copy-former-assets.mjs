import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const list = 'assets.json'

const readList = (folder) => {
  const file = join(folder, list)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/**
 * Copies the assets of the former build into the new one, because open tabs and a portal that is still running read
 * them. The assets of builds before it are left out.
 */
export const copyFormerAssets = (former, next) => {
  writeFileSync(join(next, list), JSON.stringify(readdirSync(join(next, 'assets'))))
  for (const name of readList(former)) {
    const [from, to] = [join(former, 'assets', name), join(next, 'assets', name)]
    if (existsSync(from) && !existsSync(to)) copyFileSync(from, to)
  }
}
