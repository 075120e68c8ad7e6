import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pastelCount, assignPastels } from './pastels.ts'

test('up to ten subjects differ, and a later one never changes an earlier one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 25 }), (subjects) => {
      const all = assignPastels(subjects)
      expect(new Set([...all.values()].slice(0, pastelCount)).size).toBe(
        Math.min(subjects.length, pastelCount),
      )
      const fewer = assignPastels(subjects.slice(0, -1))
      for (const [subject, pastel] of fewer) expect(all.get(subject)).toBe(pastel)
    }),
  )
})

test('up to eight subjects get the eight distinct pastels', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 8 }), (subjects) => {
      expect(Math.max(0, ...assignPastels(subjects).values())).toBeLessThan(8)
    }),
  )
})

test('text on every pastel has a contrast of at least 7:1, light and dark', () => {
  const css = readFileSync(new URL('pastels.css', import.meta.url), 'utf8').split('@media')[0]!
  const schemes = css.split('data-mantine-color-scheme')
  expect(schemes).toHaveLength(2)
  for (const scheme of schemes) {
    const ink = /--pastel-ink: (#\w{6})/.exec(scheme)![1]!
    const grounds = [...scheme.matchAll(/--pastel-\d: (#\w{6})/g)].map((match) => match[1]!)
    expect(grounds).toHaveLength(pastelCount)
    for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThan(7)
  }
})

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
