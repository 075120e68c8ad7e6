import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('..', import.meta.url)
const read = (pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8'))
    .join('\n')

it('defines every custom property that is used without a fallback', () => {
  const css = read(/\.css$/)
  const scripts = read(/\.tsx?$/)
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!))
  const isDefined = (name: string) => css.includes(`${name}:`) || scripts.includes(`'${name}'`)
  const missing = [...used].filter((name) => !isDefined(name))
  expect(missing.filter((name) => !name.startsWith('--mantine-'))).toEqual([])
})
