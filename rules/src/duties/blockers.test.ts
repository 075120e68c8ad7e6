import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockerFacts, BlockerKey } from './blockers.ts'
import {
  blockerOrder,
  blockersHiddenOn,
  blockersOf,
  canBeClosed,
  nothingWaits,
  routeLock,
} from './blockers.ts'

const today = '2026-03-10'
const quiet: BlockerFacts = { ...nothingWaits, today }
const keysOf = (facts: Partial<BlockerFacts>) => blockersOf({ ...quiet, ...facts }).map(({ key }) => key)
const only = (facts: Partial<BlockerFacts>) => blockersOf({ ...quiet, ...facts })[0]

/** For each modal, facts that make it appear and nothing else. */
const appears: Record<BlockerKey, Partial<BlockerFacts>> = {
  documents: { missedDocuments: 2 },
  pre_registration: { must_choose_subjects: true },
  practise: { must_choose_practise: true },
  seminar: { choose_seminar: true },
  choose_times: { contractOpen: true, intakeDeadline: '2026-03-10', freeVisitSlots: 4 },
  contract: { contractModal: true },
  international_agreement: { getInternationalStudents: true },
  concentration: { programHasConcentrations: true },
  law_subjects: { lawSubjects: 3 },
  english_level: { must_choose_english: true },
  vaccine: { must_upload_vaccine_docs: true },
  bank_account: { scholarship: true },
  student_location: { locationCampaignOpen: true },
  informatics: { informatics: true },
  self_government: { confirmSelfGov: { club_name: 'ჭადრაკი', self_governmentID: 8 } },
  graduation_attendance: { come_to_graduation: true },
  graduation_gown: { has_graduation: true },
  survey: { survey: { surveyID: 5, lock: 1 } },
  popup: { popup: { modal_messageID: 6, is_contract: 0 } },
}

/** For each modal that an answer clears: the answer. */
const clears: [BlockerKey, Partial<BlockerFacts>][] = [
  ['choose_times', { contractOpen: false }],
  ['choose_times', { hasVisitSlot: true }],
  ['choose_times', { intakeDeadline: null }],
  ['choose_times', { intakeDeadline: '2026-03-09' }],
  ['international_agreement', { internationalAlreadyAgreed: true }],
  ['concentration', { concentration: 4 }],
  ['bank_account', { hasBankAccount: true }],
  ['student_location', { locationAnswered: true }],
  ['informatics', { informaticsInfoSaved: true }],
  ['graduation_attendance', { comeAnswer: { answer: 'yes', answeredOn: '2025-01-01' } }],
  ['graduation_attendance', { comeAnswer: { answer: 'no', answeredOn: '2025-01-01' } }],
  ['graduation_attendance', { comeAnswer: { answer: 'notDecided', answeredOn: '2026-03-04' } }],
  ['graduation_gown', { gownChosen: true }],
  ['graduation_gown', { comeAnswer: { answer: 'no', answeredOn: today } }],
]

describe('each row of the table', () => {
  it('shows nothing when nothing waits', () => {
    expect(blockersOf(quiet)).toEqual([])
  })

  it.each(blockerOrder)('%s appears on its own facts alone', (key) => {
    expect(keysOf(appears[key])).toEqual([key])
  })

  it.each(clears)('%s does not appear with %j', (key, facts) => {
    expect(keysOf({ ...appears[key], ...facts })).toEqual([])
  })

  it('asks an undecided student again after 7 days', () => {
    const answered = (answeredOn: string) => ({ comeAnswer: { answer: 'notDecided' as const, answeredOn } })
    expect(keysOf({ come_to_graduation: true, ...answered('2026-03-03') })).toEqual(['graduation_attendance'])
    expect(keysOf({ has_graduation: true, ...answered(today) })).toEqual(['graduation_gown'])
    expect(keysOf({ has_graduation: true, comeAnswer: { answer: 'yes', answeredOn: today } })).toEqual([
      'graduation_gown',
    ])
  })

  it('tells what it is about, and by when', () => {
    expect(only(appears.documents)).toEqual({ key: 'documents', params: { missedDocuments: 2 } })
    expect(only(appears.choose_times)).toEqual({
      key: 'choose_times',
      deadline: '2026-03-10',
      params: { freeVisitSlots: 4 },
    })
    expect(only(appears.contract)).toEqual({ key: 'contract', params: { contract_approved: 0 } })
    const deadlines = { contract: '2026-04-01' }
    expect(only({ contractModal: true, deadlines })?.deadline).toBe('2026-04-01')
    // What is accepted is no longer due.
    expect(only({ appInstructionsWait: true, deadlines })).toEqual({
      key: 'contract',
      params: { contract_approved: 1 },
    })
    expect(only(appears.self_government)?.params).toEqual({ club_name: 'ჭადრაკი', self_governmentID: 8 })
    expect(only(appears.survey)?.params).toEqual({ surveyID: 5, lock: 1 })
    expect(only(appears.popup)?.params).toEqual({ modal_messageID: 6, is_contract: 0 })
    expect(only({ ...appears.bank_account, deadlines: { bank_account: '2026-04-01' } })).toEqual({
      key: 'bank_account',
      deadline: '2026-04-01',
    })
    expect(only({ ...appears.bank_account, deadlines: { vaccine: '2026-04-01' } })).toEqual({
      key: 'bank_account',
    })
  })
})

describe('the order', () => {
  const everything = Object.assign({}, ...Object.values(appears)) as Partial<BlockerFacts>

  it('is the one of the table', () => {
    expect(keysOf(everything)).toEqual([...blockerOrder])
    expect(blockerOrder.join(' ')).toBe(
      'documents pre_registration practise seminar choose_times contract international_agreement concentration ' +
        'law_subjects english_level vaccine bank_account student_location informatics self_government ' +
        'graduation_attendance graduation_gown survey popup',
    )
  })

  it('is cut to what registration needs in an open window, and to nothing in an exam', () => {
    const urgent = ['documents', 'pre_registration', 'practise', 'seminar']
    expect(keysOf({ ...everything, inOwnRegistrationWindow: true })).toEqual(urgent)
    expect(keysOf({ ...everything, currentExam: true })).toEqual([])
    expect(keysOf({ ...everything, currentExam: true, inOwnRegistrationWindow: true })).toEqual([])
  })

  it('holds for any mixture: each modal waits for itself alone', () => {
    fc.assert(
      fc.property(fc.subarray([...blockerOrder]), fc.boolean(), (keys, inOwnRegistrationWindow) => {
        const facts = Object.assign({ inOwnRegistrationWindow }, ...keys.map((key) => appears[key]))
        const shown = keys.filter((key) => !inOwnRegistrationWindow || blockerOrder.indexOf(key) < 4)
        expect(keysOf(facts)).toEqual(shown)
      }),
    )
  })
})

describe('canBeClosed', () => {
  it('is true of popups, practice and seminar choice, and of nothing else by its key alone', () => {
    const closable = blockerOrder.filter((key) => canBeClosed(only(appears[key])!))
    expect(closable).toEqual(['practise', 'seminar', 'popup'])
  })

  it('is true of a survey without lock, of the app instructions, and of choose-times without a slot', () => {
    expect(canBeClosed(only({ survey: { surveyID: 5, lock: 0 } })!)).toBe(true)
    expect(canBeClosed(only({ appInstructionsWait: true })!)).toBe(true)
    expect(canBeClosed(only({ ...appears.choose_times, freeVisitSlots: 0 })!)).toBe(true)
  })
})

describe('the two navigation rules', () => {
  const free = { upload_docs: false, must_choose_subjects: false }
  const documents = { upload_docs: true, must_choose_subjects: false }
  const subjects = { upload_docs: false, must_choose_subjects: true }
  const both = { upload_docs: true, must_choose_subjects: true }

  it('send every route to the place of the duty, documents first', () => {
    expect(routeLock(free, '/schedule')).toBeNull()
    expect(routeLock(documents, '/schedule')).toBe('/')
    expect(routeLock(subjects, '/')).toBe('/pre-registration')
    expect(routeLock(subjects, '/registration?step=2')).toBe('/pre-registration')
    expect(routeLock(both, '/pre-registration')).toBe('/')
  })

  it('let the place itself and /logout be', () => {
    for (const path of ['/', '', '/?from=mail', '/#top']) expect(routeLock(both, path), path).toBeNull()
    for (const path of ['/pre-registration', '/pre-registration/', '/pre-registration?page=2']) {
      expect(routeLock(subjects, path), path).toBeNull()
    }
    for (const user of [documents, subjects, both]) expect(routeLock(user, '/logout')).toBeNull()
  })

  it('never send twice: where a student is sent she may stay', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.webPath(), (upload_docs, must_choose_subjects, path) => {
        const user = { upload_docs, must_choose_subjects }
        const target = routeLock(user, path)
        if (target !== null) expect(routeLock(user, target)).toBeNull()
      }),
    )
  })
})

describe('blockersHiddenOn', () => {
  it('frees leaving and paying', () => {
    for (const path of [
      '/logout',
      '/logout/',
      '/pay',
      '/pay-online',
      '/pay?order=7',
      '/pymentSuccess/fail',
    ]) {
      expect(blockersHiddenOn(path), path).toBe(true)
    }
    for (const path of [
      '/',
      '/financial-info',
      '/pymentSuccess',
      '/profile',
      '/logouts',
      '/x/pay',
      '/?next=/pay',
    ]) {
      expect(blockersHiddenOn(path), path).toBe(false)
    }
  })
})
