import { expect, it } from 'vitest'
import { gateIdentity, gatesToShow } from './first-gate.ts'

const none = new Set<string>()

it('are those that have a dialog, in their order: what is not open yet blocks nobody', () => {
  const asked = [
    { key: 'pre_registration' },
    { key: 'student_location', deadline: '2026-08-01' },
    { key: 'popup' },
  ] as const
  expect(gatesToShow(asked, none)).toEqual([asked[1], asked[2]])
})

it('are none when nothing is asked, or what is asked was closed for this visit', () => {
  expect(gatesToShow([], none)).toEqual([])
  expect(gatesToShow([{ key: 'practise' }], new Set(['practise']))).toEqual([])
})

it('tells one message from the next, and not one count of documents from the next', () => {
  const popup = (modal_messageID: number) => gateIdentity({ key: 'popup', params: { modal_messageID } })
  expect(popup(1)).not.toBe(popup(2))
  const documents = (missedDocuments: number) =>
    gateIdentity({ key: 'documents', params: { missedDocuments } })
  expect(documents(2)).toBe(documents(1))
})
