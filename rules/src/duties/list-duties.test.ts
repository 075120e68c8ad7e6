import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canBeClosed } from './blocker.ts'
import { isDutyDue, listBlockers, listDuties, type DutyState } from './list-duties.ts'
import { dutyKeys, type DutyFacts, type DutyKey } from './registry.ts'
import { due, firstBlocker, missingDocument, notDue, quietState, stateWith } from './test-duty-state.ts'

const { today } = quietState

describe('listBlockers', () => {
  it('is empty when nothing is due', () => {
    expect(listBlockers(quietState)).toEqual([])
  })

  it('says what each duty is about', () => {
    expect(firstBlocker({ documents: due.documents })?.params).toEqual({ missedDocuments: 2 })
    expect(firstBlocker({ choose_times: due.choose_times })?.params).toEqual({ freeVisitSlots: 4 })
    expect(firstBlocker({ contract: due.contract })?.params).toEqual({
      contract_approved: 0,
      has_fee: 1,
      has_phone: 1,
      is_drawable: 1,
    })
    expect(firstBlocker({ self_government: due.self_government })?.params).toEqual({
      club_name: 'ჭადრაკი',
      self_governmentID: 8,
    })
    expect(firstBlocker({ survey: due.survey })?.params).toEqual({ surveyID: 5, lock: 1 })
    expect(firstBlocker({ popup: due.popup })?.params).toEqual({ modal_messageID: 6, is_contract: 0 })
    expect(firstBlocker({ vaccine: due.vaccine })).toEqual({ key: 'vaccine' })
  })

  it('takes the deadline of the duty itself before the term of the university', () => {
    const term = '2026-05-01'
    const deadlineOf = (key: DutyKey, facts: unknown) =>
      firstBlocker({ [key]: facts }, { [key]: term })?.deadline ?? null
    expect(deadlineOf('documents', due.documents)).toBe('2026-04-01')
    expect(deadlineOf('documents', { missing: [missingDocument(null)] })).toBe(term)
    expect(deadlineOf('pre_registration', due.pre_registration)).toBe('2026-03-20')
    expect(deadlineOf('choose_times', due.choose_times)).toBe(today)
    expect(deadlineOf('student_location', due.student_location)).toBe(term)
    expect(deadlineOf('student_location', { ...due.student_location, deadline: '2026-04-02' })).toBe(
      '2026-04-02',
    )
    expect(deadlineOf('survey', due.survey)).toBe(term)
    expect(deadlineOf('survey', { ...due.survey, endsOn: '2026-04-03' })).toBe('2026-04-03')
  })

  it('has no deadline without a term, and none of another duty', () => {
    expect(firstBlocker({ vaccine: due.vaccine })).toEqual({ key: 'vaccine' })
    expect(firstBlocker({ vaccine: due.vaccine }, { bank_account: '2026-04-01' })).toEqual({ key: 'vaccine' })
    expect(firstBlocker({ vaccine: due.vaccine }, { vaccine: '2026-04-01' })).toEqual({
      key: 'vaccine',
      deadline: '2026-04-01',
    })
  })

  it('does not keep the term of a contract that is approved', () => {
    const terms = { contract: '2026-04-01' }
    expect(firstBlocker({ contract: due.contract }, terms)?.deadline).toBe('2026-04-01')
    expect(
      firstBlocker({ contract: { ...due.contract, isApproved: true, areInstructionsOpen: true } }, terms),
    ).toEqual({
      key: 'contract',
      params: { contract_approved: 1 },
    })
  })
})

/** Facts of any duties at once, those that contradict each other too. */
const someFacts: fc.Arbitrary<Partial<DutyFacts>> = fc
  .tuple(
    ...dutyKeys.map((key) =>
      fc.constantFrom(null, due[key], ...notDue[key].map((change) => ({ ...due[key], ...change }))),
    ),
  )
  .map((facts) => Object.fromEntries(facts.map((own, n) => [dutyKeys[n]!, own])))
const day = fc.constantFrom('2026-03-01', '2026-03-09', '2026-03-10', '2026-04-01')
const states: fc.Arbitrary<DutyState> = fc
  .record({
    facts: someFacts,
    isInExam: fc.constantFrom(false, false, false, true),
    isInRegistration: fc.boolean(),
    terms: fc.dictionary(fc.constantFrom(...dutyKeys), day),
  })
  .map(({ facts, ...rest }) => stateWith(facts, rest))
const holds = (property: (state: DutyState) => void) =>
  fc.assert(fc.property(states, property), { numRuns: 2000 })
const positions = (duties: readonly { readonly key: DutyKey }[]) =>
  duties.map(({ key }) => dutyKeys.indexOf(key))
const isRising = (numbers: readonly number[]) =>
  numbers.every((number, nth) => nth === 0 || number > numbers[nth - 1]!)

describe('with any facts', () => {
  it('each duty is listed once at most, in the order of the registry', () => {
    holds((state) => {
      expect(isRising(positions(listBlockers(state)))).toBe(true)
      expect(isRising(positions(listDuties(state)))).toBe(true)
    })
  })

  it('each duty is due by its own facts alone', () => {
    holds((state) => {
      for (const key of dutyKeys)
        expect(isDutyDue(key, state)).toBe(isDutyDue(key, stateWith({ [key]: state.facts[key] })))
    })
  })

  it('an exam puts off everything, the own window all that registration does not need', () => {
    holds((state) => {
      const [asked, all] = [listBlockers(state), listDuties(state)]
      expect(all.filter(({ isAsked }) => isAsked).map(({ key }) => key)).toEqual(asked.map(({ key }) => key))
      expect(all.map(({ key }) => key)).toEqual(dutyKeys.filter((key) => isDutyDue(key, state)))
      if (state.isInExam) expect(asked).toEqual([])
      else if (!state.isInRegistration) expect(all.every(({ isAsked }) => isAsked)).toBe(true)
      else expect(Math.max(-1, ...positions(asked))).toBeLessThanOrEqual(dutyKeys.indexOf('seminar'))
    })
  })

  it('a lock keeps the portal shut, what can be closed nothing, all else the pages', () => {
    holds((state) => {
      for (const duty of listDuties(state)) {
        const isLock = duty.key === 'documents' || duty.key === 'pre_registration'
        expect(duty.blocks).toBe(isLock ? 'portal' : canBeClosed(duty) ? 'nothing' : 'pages')
      }
    })
  })
})
