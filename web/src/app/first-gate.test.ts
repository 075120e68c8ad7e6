import { expect, it } from 'vitest'
import type { Blocker } from '#rules/duties/blockers.ts'
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
  const practise = { key: 'practise' } as const
  expect(gatesToShow([practise], new Set([gateIdentity(practise)]))).toEqual([])
})

it('what was closed is that one alone, and only as long as it can be closed', () => {
  const survey = (surveyID: number, lock: number): Blocker => ({ key: 'survey', params: { surveyID, lock } })
  const times = (freeVisitSlots: number): Blocker => ({ key: 'choose_times', params: { freeVisitSlots } })
  const closed = new Set([survey(2, 0), times(0)].map(gateIdentity))
  expect(gatesToShow([survey(2, 0), times(0)], closed)).toEqual([])
  for (const asked of [survey(1, 1), survey(3, 0), times(4)])
    expect(gatesToShow([asked], closed)).toEqual([asked])
})

it('tells one message from the next, and not one count of documents from the next', () => {
  const popup = (modal_messageID: number) => gateIdentity({ key: 'popup', params: { modal_messageID } })
  expect(popup(1)).not.toBe(popup(2))
  const documents = (missedDocuments: number) =>
    gateIdentity({ key: 'documents', params: { missedDocuments } })
  expect(documents(2)).toBe(documents(1))
})
