import { describe, expect, it } from 'vitest'
import { blockerId, type Blocker } from '#rules/duties/blocker.ts'
import { listDialogsToShow } from './dialogs-to-show.ts'

const none = new Set<string>()

describe('listDialogsToShow', () => {
  it('gives those that have a dialog, in their order', () => {
    const blockers = [
      { key: 'pre_registration' },
      { key: 'student_location', deadline: '2026-08-01' },
      { key: 'popup' },
    ] as const
    expect(listDialogsToShow(blockers, none)).toEqual([blockers[1], blockers[2]])
  })

  it('gives none when nothing is asked, or what is asked was closed for this visit', () => {
    expect(listDialogsToShow([], none)).toEqual([])
    const practise = { key: 'practise' } as const
    expect(listDialogsToShow([practise], new Set([blockerId(practise)]))).toEqual([])
  })

  it('leaves out that one question alone, and only as long as it can be closed', () => {
    const survey = (surveyID: number, lock: number): Blocker => ({
      key: 'survey',
      params: { surveyID, lock },
    })
    const times = (freeVisitSlots: number): Blocker => ({ key: 'choose_times', params: { freeVisitSlots } })
    const closed = new Set([survey(2, 0), times(0)].map(blockerId))
    expect(listDialogsToShow([survey(2, 0), times(0)], closed)).toEqual([])
    for (const blocker of [survey(1, 1), survey(3, 0), times(4)])
      expect(listDialogsToShow([blocker], closed)).toEqual([blocker])
  })
})
