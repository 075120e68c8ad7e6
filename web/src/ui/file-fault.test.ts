import { expect, it } from 'vitest'
import { fileFault } from './file-fault.ts'

const field = { required: false, many: false, maxBytes: 4, types: ['pdf', 'jpg'] } as const
const file = (name: string, content: string) => new File([content], name)

it.each([
  ['a.pdf', '1234', null],
  ['ფოტო.JPG', '1', null],
  ['a.pdf', '12345', 'size'],
  ['a.pdf', '', 'empty'],
  ['a.exe', '1', 'type'],
  ['pdf', '1', 'type'],
])('%s with %j is %s', (name, content, fault) => {
  expect(fileFault(file(name, content), field)).toBe(fault)
})

it('without a list of types any ending goes', () => {
  expect(fileFault(file('a.exe', '1'), { required: true, many: true, maxBytes: 4 })).toBe(null)
})
