import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { linkPaths } from '#rules/menu/link-paths.ts'
import { publicPaths, screenNames } from './paths.ts'

/** The paths of screens that need a log-in (spec 2.1). */
const students = `/ /profile /schedule /evaluations /academic-calendar /registration-steps /registration /pre-registration
  /exam-schedule /exam-view /exam-view/{id}/{examScheduleID}/{examNumberId} /my-program /psychologist-consultation
  /conversations /pymentSuccess/{type} /my-applications /my-applications/new /lab /lab/{unitId} /presentations
  /financial-info /pay-online /pay /master-themes /master-components /my-library /online-books /register_problems
  /medicine-topics /medicine-lab-groups /clubs/manage /clubs /clubs/form /university-charter /buy-books
  /buy-books/{bookId} /cam-requests /cinematography-cam-requests /courses/{subjectId} /courses/{subjectId}/quiz`
/** Our own (spec 2.1.5). */
const ours = '/duties /notifications /resources/{name}'
const everybody = '/login /confirmation/{theString} /forgot-password /logout /verify /sandbox-bank/{id}'
const toSpecPath = (path: string) => path.replace(/\$(\w+)/g, '{$1}')
const sorted = (paths: readonly string[]) => [...paths].toSorted()

describe('the table of screens (spec 2.1)', () => {
  // spec 1.1
  it('has every screen, and no other', () => {
    const expectedPaths = `${students} ${ours} ${everybody}`.split(/\s+/)
    expect(sorted(Object.keys(screenNames).map(toSpecPath))).toEqual(sorted(expectedPaths))
  })

  it('is what a published notification can lead to, but for the screens without a log-in', () => {
    const open: readonly string[] = publicPaths
    expect(sorted(linkPaths)).toEqual(sorted(Object.keys(screenNames).filter((path) => !open.includes(path))))
  })

  // spec 2.2
  it('has four public screens, and our own to check a document and to try out payments', () => {
    expect(sorted(publicPaths.map(toSpecPath))).toEqual(sorted(everybody.split(' ')))
  })

  it('leads from the menu to every screen that needs no parameter, and to nothing else', async () => {
    const baseline = new URL('../../../server/src/db/baseline/09-pages.sql', import.meta.url)
    const rows = [...(await readFile(baseline, 'utf8')).matchAll(/^\s*\(\d+, (?:null|\d+), '([^']+)'/gm)]
    const linkedPaths = rows.map(([, path]) => path!)
    // Before a log-in there is no menu; the bell leads to the notifications, and a paper to its check.
    const notInMenu = ['/login', '/forgot-password', '/notifications', '/verify']
    const expectedPaths = Object.keys(screenNames).filter(
      (path) => !path.includes('$') && !notInMenu.includes(path),
    )
    expect(sorted(linkedPaths)).toEqual(sorted(expectedPaths))
  })
})
