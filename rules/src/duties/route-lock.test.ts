import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dutyRegistry } from './registry.ts'
import { listBlockers } from './list-duties.ts'
import { findLockRedirect, findRouteLock, isFreeOfBlockers } from './route-lock.ts'
import { due, stateWith } from './test-duty-state.ts'

const userWith = (keys: readonly ('documents' | 'pre_registration' | 'popup')[], isInExam = false) => ({
  blockers: listBlockers(stateWith(Object.fromEntries(keys.map((key) => [key, due[key]])), { isInExam })),
})
const free = userWith(['popup'])
const documents = userWith(['documents', 'popup'])
const subjects = userWith(['pre_registration', 'popup'])
const both = userWith(['documents', 'pre_registration'])

/** Any text, and paths that are made of what the locks look at. */
const paths = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('', 'logout', 'pre-registration', 'schedule', 'ა', '?from=menu', '#top'))
    .map((parts) => `/${parts.join('/')}`),
)

describe('findLockRedirect', () => {
  it('sends every route to the page of the duty, documents first', () => {
    expect(findLockRedirect(free, '/schedule')).toBeNull()
    expect(findLockRedirect(documents, '/schedule')).toBe('/')
    expect(findLockRedirect(subjects, '/')).toBe('/pre-registration')
    expect(findLockRedirect(subjects, '/registration?step=2')).toBe('/pre-registration')
    expect(findLockRedirect(both, '/pre-registration')).toBe('/')
  })

  it('spares the page itself and /logout', () => {
    for (const path of ['/', '', '/?from=mail', '/#top'])
      expect(findLockRedirect(both, path), path).toBeNull()
    for (const path of [
      '/pre-registration',
      '/pre-registration/',
      '/pre-registration//',
      '/pre-registration?page=2',
    ])
      expect(findLockRedirect(subjects, path), path).toBeNull()
    for (const user of [documents, subjects, both])
      for (const path of ['/logout', '/logout/', '/logout?from=menu'])
        expect(findLockRedirect(user, path)).toBeNull()
  })

  it('never redirects twice: where it sends a student, the student may stay', () => {
    fc.assert(
      fc.property(fc.constantFrom(free, documents, subjects, both), paths, (user, path) => {
        const target = findLockRedirect(user, path)
        if (target !== null) expect(findLockRedirect(user, target)).toBeNull()
      }),
    )
  })

  it('leads to the page on which the first duty is done', () => {
    expect(findLockRedirect(documents, '/schedule')).toBe(dutyRegistry.documents.lockedTo)
    expect(findLockRedirect(subjects, '/schedule')).toBe(dutyRegistry.pre_registration.lockedTo)
  })
})

describe('findRouteLock', () => {
  it('is the first lock that is asked for, in a registration window too', () => {
    expect([free, documents, subjects, both].map(findRouteLock)).toEqual([
      null,
      'documents',
      'pre_registration',
      'documents',
    ])
  })

  // spec 2.4.6
  it('locks nothing while an exam runs, so that the exam can be reached', () => {
    const inExam = userWith(['documents', 'pre_registration'], true)
    expect(findRouteLock(inExam)).toBeNull()
    for (const path of ['/exam-schedule', '/', '/pre-registration'])
      expect(findLockRedirect(inExam, path)).toBeNull()
  })
})

describe('isFreeOfBlockers', () => {
  it('is true of logging out and paying (spec 2.8.3)', () => {
    const free = ['/logout', '/logout/', '/logout?from=menu', '/pay', '/pay-online', '/pay?order=7']
    for (const path of [...free, '/pymentSuccess/fail']) expect(isFreeOfBlockers(path), path).toBe(true)
  })

  it('is false of every other path', () => {
    const covered = [
      '/',
      '/financial-info',
      '/pymentSuccess',
      '/profile',
      '/logouts',
      '/payroll',
      '/pymentSuccess/zzz',
      '/pymentSuccess/success/more',
      '/x/pay',
      '/?next=/pay',
    ]
    for (const path of covered) expect(isFreeOfBlockers(path), path).toBe(false)
  })
})
