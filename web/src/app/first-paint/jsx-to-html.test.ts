import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Fragment, toHtml, jsx, jsxs, rawHtml } from './jsx-to-html.ts'

const unescaped = (html: string): string =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

it('escapes every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', '&', "'", 'ა', ';', '#', ' ') }), (text) => {
      const html = toHtml(jsx('a', { href: text, children: text }))
      const [, href = '', inside = ''] = /^<a href="([^"<>]*)">([^<>"]*)<\/a>$/.exec(html) ?? [html, '?', '?']
      expect([unescaped(href), unescaped(inside)]).toEqual([text, text])
    }),
  )
})

it('renders fragments, lists, numbers, nothing, and nested components as React does', () => {
  const Part = ({ name }: { name?: unknown }) => jsx('b', { children: name })
  const drawn = jsxs(Fragment, {
    children: [[jsx(Part, { name: 'a' }), 0], null, undefined, false, true, rawHtml('<i>ready</i>')],
  })
  expect(toHtml(drawn)).toBe('<b>a</b>0<i>ready</i>')
})

it('names attributes as HTML does and leaves out handlers', () => {
  const props = {
    className: 'x',
    dateTime: '2026',
    tabIndex: -1,
    strokeWidth: 2,
    viewBox: '0 0 1 1',
    'aria-hidden': 'true',
    'data-open': true,
    hidden: true,
    disabled: false,
    title: undefined,
    onClick: () => undefined,
    style: { borderColor: 'red', height: 96, '--before': 1 },
  }
  expect(toHtml(jsx('p', props))).toBe(
    '<p class="x" datetime="2026" tabindex="-1" stroke-width="2" viewBox="0 0 1 1" aria-hidden="true" data-open="true" hidden style="border-color:red;height:96px;--before:1"></p>',
  )
})

it('throws what a component throws', () => {
  const Part = () => {
    throw new Error('has not been read')
  }
  expect(() => toHtml(jsx('p', { children: jsx(Part, {}) }))).toThrow('has not been read')
})
