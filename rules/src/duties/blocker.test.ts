import { describe, expect, it } from 'vitest'
import { blockerClosing, blockerId, canBeClosed } from './blocker.ts'
import { dutyKeys, type DutyKey } from './registry.ts'
import { due, firstBlocker } from './test-duty-state.ts'

describe('canBeClosed', () => {
  const closable = (key: DutyKey, facts: unknown) => canBeClosed(firstBlocker({ [key]: facts })!)

  it('is true of messages, practice and seminar, and of nothing else by its key alone (spec 2.8.7)', () => {
    expect(dutyKeys.filter((key) => closable(key, due[key]))).toEqual(['practise', 'seminar', 'popup'])
  })

  it('is true of a survey without lock, of the instructions for the app, and of a visit without a free time', () => {
    expect(closable('survey', { ...due.survey, lock: 0 })).toBe(true)
    expect(closable('contract', { ...due.contract, isApproved: true, areInstructionsOpen: true })).toBe(true)
    expect(closable('choose_times', { ...due.choose_times, freeSlots: 0 })).toBe(true)
  })

  it('is true of what waits for a phone or a fee', () => {
    expect(closable('contract', { ...due.contract, hasFee: false })).toBe(true)
    expect(closable('contract', { ...due.contract, hasPhone: false })).toBe(true)
    expect(closable('contract', { ...due.contract, isDrawable: false })).toBe(true)
    expect(closable('bank_account', { ...due.bank_account, hasPhone: false })).toBe(true)
  })
})

describe('blockerClosing', () => {
  it('is recorded of a message and of the instructions, and for this visit only of the rest', () => {
    expect(blockerClosing({ key: 'popup', params: { is_contract: 0 } })).toBe('recorded')
    expect(blockerClosing({ key: 'popup', params: { is_contract: 1 } })).toBe('for this visit')
    expect(blockerClosing({ key: 'contract', params: { contract_approved: 1 } })).toBe('recorded')
    for (const missing of ['has_fee', 'has_phone'])
      expect(blockerClosing({ key: 'contract', params: { contract_approved: 0, [missing]: 0 } })).toBe(
        'for this visit',
      )
    expect(blockerClosing({ key: 'bank_account', params: { has_phone: 0 } })).toBe('for this visit')
    for (const key of ['practise', 'seminar'] as const) expect(blockerClosing({ key })).toBe('for this visit')
    expect(blockerClosing({ key: 'survey', params: { lock: 0 } })).toBe('for this visit')
    expect(blockerClosing({ key: 'choose_times', params: { freeVisitSlots: 0 } })).toBe('for this visit')
  })
})

describe('blockerId', () => {
  it('tells one message or survey from the next, and not one count of documents from the next', () => {
    const popup = (modal_messageID: number) => blockerId({ key: 'popup', params: { modal_messageID } })
    expect(popup(1)).not.toBe(popup(2))
    const survey = (surveyID: number) => blockerId({ key: 'survey', params: { surveyID, lock: 1 } })
    expect(survey(1)).not.toBe(survey(2))
    const documents = (missedDocuments: number) =>
      blockerId({ key: 'documents', params: { missedDocuments } })
    expect(documents(2)).toBe(documents(1))
    const contract = (contract_approved: number) =>
      blockerId({ key: 'contract', params: { contract_approved } })
    expect(contract(0)).not.toBe(contract(1))
    expect(blockerId({ key: 'practise' })).not.toBe(blockerId({ key: 'seminar' }))
  })
})
