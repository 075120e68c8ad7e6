import { describe, expect, it } from 'vitest'
import { openClient } from '#server/db/connection/open-client.ts'
import { writeFiles } from '../containers/test-files.ts'
import { emptyUniversity, exportFiles, importFiles } from '../test-records.ts'
import { importPackage } from './test-package.ts'
import { beforeForeign, foreign } from './test-universities.ts'

type Name = keyof typeof foreign

/** Always past and always future, because the tests run at any moment. */
const [past, future] = ['2001-10-20', '2999-10-05']

const userHead = foreign['users.csv'].split('\n')[0]!
const toUser = (id: string, isEnabled: boolean, name: string, code: string) =>
  `${id},,,${isEnabled},${code.toLowerCase()},,${name},Beridze,,${code},${code.toLowerCase()}@s.example,,,,,,,,,,,\n`

/** The foreign package with a second student, U2, and a second class of the subject. */
const base: Record<string, string> = {
  ...foreign,
  'users.csv': `${userHead}\n${toUser('u-1', true, 'Nina', 'U1')}${toUser('u-2', true, 'Tea', 'T9')}${toUser('u-3', true, 'Boss', 'B1')}${toUser('u-4', true, 'Ana', 'U2')}`,
  'roles.csv': `${foreign['roles.csv']}r-4,,,u-4,primary,student,,,o-1,\n`,
  'classes.csv': `${foreign['classes.csv']}k-2,,,Law 2,,c-1,B,scheduled,,o-1,s-2,,,\n`,
}

const toPackage = (changes: Record<string, (text: string) => string> = {}, more = {}) =>
  writeFiles({
    ...base,
    ...Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change(base[name]!)])),
    ...more,
  })

const fill = async () => {
  const { url } = await emptyUniversity()
  await importFiles(
    url,
    beforeForeign(['U1', 'U2'].map((code) => [code, 'ნინო', 'Nino', 'ბერიძე', 'Beridze'])),
  )
  return url
}

const importInto = async (url: string, dir: string) => {
  const { outcome, bad, notices } = await importPackage(url, dir)
  expect(bad.map(({ reason }) => reason.en)).toEqual([])
  expect(outcome).toBe('saved')
  const now = await exportFiles(url, ['groups', 'students', 'registered_groups', 'lecturers'])
  return {
    notices: notices.map(
      ({ file, column, reason, rows }) => `${file}:${rows[0]!.line} ${column} ${reason.en} (${rows.length})`,
    ),
    seats: now
      .registered_groups!.slice(1)
      .map(([registration, group]) => `${registration!.slice(0, 2)} ${group}`),
    capacity: Object.fromEntries(now.groups!.slice(1).map((row) => [row[0], row[9]])),
    teacher: Object.fromEntries(now.groups!.slice(1).map((row) => [row[0], row[8]])),
    students: now.students!,
    lecturers: now.lecturers!.slice(1).map(([code]) => code),
  }
}

const statusOf = (students: readonly (readonly string[])[], code: string) =>
  students.find((row) => row[0] === code)![students[0]!.indexOf('status')]

const enrol = (...rows: string[]) => ({
  'enrollments.csv': (text: string) => `${text.split('\n')[0]!}\n${rows.join('\n')}\n`,
})
const other = 'users.csv:4 sourcedId the role is neither student nor teacher (1)'

describe('ended rows of a OneRoster package', () => {
  it('enrolments that ended before their class give no seat and no capacity, and are listed', async () => {
    const dir = await toPackage(
      enrol(
        `e-1,,,k-1,o-1,u-1,student,false,2001-10-05,${past}`,
        `e-2,,,k-2,o-1,u-1,student,false,${past},`,
        `e-3,,,k-1,o-1,u-4,student,false,,2027-02-14`,
        `e-4,,,k-1,o-1,u-2,proctor,,,`,
      ),
    )
    const found = await importInto(await fill(), dir)
    // The classes end at mid-semester, on 14 November. An enrolment that lasts longer has not ended early.
    expect(found.seats.toSorted()).toEqual(['U1 k-2', 'U2 k-1'])
    expect(found.capacity).toEqual({ 'k-1': '1', 'k-2': '1' })
    expect(found.notices).toEqual([
      other,
      'enrollments.csv:2 endDate the enrolment has ended (1)',
      'enrollments.csv:5 userSourcedId the row is about neither a student nor a teacher (1)',
    ])
  })

  it('keeps an enrolment to the end of its class, and a registration that the portal already has', async () => {
    const url = await fill()
    const old = (text: string) => text.replaceAll('2026-09-14,2026-11-14', '2001-09-01,2001-10-20')
    const first = await toPackage({
      ...enrol(`e-1,,,k-1,o-1,u-1,student,false,2001-09-01,${past}`, 'e-2,,,k-2,o-1,u-4,student,,,'),
      'academicSessions.csv': old,
    })
    expect((await importInto(url, first)).seats.toSorted()).toEqual(['U1 k-1', 'U2 k-2'])
    const second = await toPackage({
      ...enrol('e-1,,,k-1,o-1,u-1,student,false,2001-09-01,2001-10-19', 'e-2,,,k-2,o-1,u-4,student,,,'),
      'academicSessions.csv': old,
      'users.csv': (text) => text.replace('Ana', 'Anna'),
    })
    const { seats, notices } = await importInto(url, second)
    expect(seats.toSorted()).toEqual(['U1 k-1', 'U2 k-2'])
    expect(notices).toContain('enrollments.csv:2 endDate the enrolment has ended (1)')
  })

  it('gives up the stored seat of an enrolment that has ended, but none that was taken since', async () => {
    const url = await fill()
    const semester = {
      'academicSessions.csv': (text: string) =>
        text.replaceAll('2026-09-14,2026-11-14', '2001-09-01,2999-10-20'),
    }
    const [one, other] = [
      'e-1,,,k-1,o-1,u-1,student,false,2001-09-10,',
      'e-2,,,k-2,o-1,u-4,student,,2001-09-10,',
    ]
    const first = await importInto(url, await toPackage({ ...enrol(one, other), ...semester }))
    expect(first.seats.toSorted()).toEqual(['U1 k-1', 'U2 k-2'])
    // U2 has registered again in the portal.
    const client = await openClient(url)
    await client.query(`update registration set registered_at = '2001-11-02T10:00' where student_id = (
      select id from student where code = 'U2')`)
    await client.end()
    const ended = await toPackage({ ...enrol(`${one}${past}`, `${other}${past}`), ...semester })
    const { seats, notices } = await importInto(url, ended)
    expect(seats).toEqual(['U2 k-2'])
    expect(notices).toContain(
      'enrollments.csv:2 endDate the enrolment has ended, and the portal still has its seat (1)',
    )
    expect(notices).toContain('enrollments.csv:3 endDate the enrolment has ended (1)')
  })

  it('a change of group that begins later waits; an enrolment for later alone is a seat, made today', async () => {
    const dir = await toPackage(
      enrol(
        `e-1,,,k-2,o-1,u-1,student,,${future},`,
        `e-2,,,k-1,o-1,u-1,student,,${past},${future}`,
        `e-3,,,k-2,o-1,u-4,student,,${future},`,
      ),
    )
    const url = await fill()
    const { seats, notices, capacity } = await importInto(url, dir)
    expect(seats.toSorted()).toEqual(['U1 k-1', 'U2 k-2'])
    expect(capacity).toEqual({ 'k-1': '1', 'k-2': '1' })
    expect(notices).toContain('enrollments.csv:2 beginDate a change to this group begins later (1)')
    const { registrations } = await exportFiles(url, ['registrations'])
    expect(registrations!.flat().join(' ')).not.toContain('2999')
  })

  it('the primary teacher of a class teaches it, and nobody who has stopped', async () => {
    const dir = await toPackage({
      ...enrol(
        `e-1,,,k-1,o-1,u-2,teacher,true,,${past}`,
        'e-2,,,k-1,o-1,u-5,teacher,false,,',
        'e-3,,,k-2,o-1,u-5,teacher,false,,',
        'e-4,,,k-2,o-1,u-2,teacher,TRUE,,',
      ),
      'users.csv': (text) => `${text}${toUser('u-5', true, 'Gia', 'T5')}`,
      'roles.csv': (text) => `${text}r-5,,,u-5,primary,teacher,,,o-1,\n`,
    })
    const { teacher, notices } = await importInto(await fill(), dir)
    expect(teacher).toEqual({ 'k-1': 'T5', 'k-2': 'T9' })
    expect(notices).toContain('enrollments.csv:2 endDate the teaching of the class has ended (1)')
  })

  it('of two teachers the one who has begun teaches the class', async () => {
    const more = {
      'users.csv': (text: string) => `${text}${toUser('u-5', true, 'Gia', 'T5')}`,
      'roles.csv': (text: string) => `${text}r-5,,,u-5,primary,teacher,,,o-1,\n`,
    }
    const [later, now] = [
      `e-1,,,k-1,o-1,u-2,teacher,false,${future},`,
      'e-2,,,k-1,o-1,u-5,teacher,false,2026-09-14,',
    ]
    for (const rows of [[later, now] as const, [now, later] as const]) {
      const { teacher } = await importInto(await fill(), await toPackage({ ...enrol(...rows), ...more }))
      expect(teacher['k-1']).toBe('T5')
    }
  })

  it('a class of several terms ends with the last of them', async () => {
    const url = await fill()
    const dir = await toPackage({
      ...enrol(`e-1,,,k-1,o-1,u-1,student,false,2001-09-01,${past}`),
      'academicSessions.csv': (text) => text.replaceAll('2026-09-14,2026-11-14', '2001-09-01,2001-10-20'),
      'classes.csv': (text) => text.replaceAll(',s-2,', ',"s-1,s-2",'),
    })
    // The semester goes on, so an enrolment that ended with its first half has ended early.
    const { seats, notices } = await importInto(url, dir)
    expect(seats).toEqual([])
    expect(notices).toContain('enrollments.csv:2 endDate the enrolment has ended (1)')
  })

  it('a graduate whose account is disabled stays a graduate', async () => {
    const url = await fill()
    const client = await openClient(url)
    await client.query(`update student set status_id = 3 where code = 'U1'`)
    await client.end()
    const dir = await toPackage({
      'users.csv': (text) => text.replace('u-1,,,true', 'u-1,,,false'),
      ...enrol('e-1,,,k-1,o-1,u-4,student,,,'),
    })
    const { students } = await importInto(url, dir)
    expect(statusOf(students, 'U1')).toBe('graduated')
  })

  it('a disabled user is not added and takes no seat; a stored student becomes suspended', async () => {
    const url = await fill()
    const dir = await toPackage({
      'users.csv': (text) =>
        text.replace('u-1,,,true', 'u-1,,,false').replace('u-2,,,true', 'u-2,,,FALSE') +
        toUser('u-5', false, 'New', 'U5'),
      'roles.csv': (text) => `${text}r-5,,,u-5,primary,student,,,o-1,\n`,
    })
    const { seats, students, lecturers, notices } = await importInto(url, dir)
    expect(seats).toEqual([])
    expect(lecturers).toEqual([])
    expect(students.slice(1).map(([code, , name]) => `${code} ${name}`)).toEqual(['U1 Nino', 'U2 Ana'])
    expect(statusOf(students, 'U1')).toBe('suspended')
    expect(statusOf(students, 'U2')).toBe('active')
    expect(notices).toEqual([
      'users.csv:2 enabledUser the account is disabled (3)',
      other,
      'enrollments.csv:2 userSourcedId the role of this person has ended, or the account is disabled (2)',
    ])
  })

  it('ended roles add nobody, and those that begin later do', async () => {
    const dir = await toPackage({
      'roles.csv': (text) =>
        text
          .replace('u-1,primary,student,,', `u-1,primary,student,,${past}`)
          .replace('u-2,primary,teacher,,', `u-2,primary,teacher,${future},`),
    })
    const { seats, students, lecturers, notices } = await importInto(await fill(), dir)
    expect(seats).toEqual([])
    expect(students[1]![2]).toBe('Nino')
    expect(lecturers).toEqual(['T9'])
    expect(notices).toContain('users.csv:2 sourcedId the role has ended or is to be deleted (1)')
  })

  it('only a finished final mark is a mark', async () => {
    const head =
      'sourcedId,status,dateLastModified,lineItemSourcedId,studentSourcedId,scoreStatus,score,scoreDate,comment,textScore,classSourcedId,inProgress,incomplete,late,missing\n'
    const toResult = (nth: number, item: string, state: string, flags = ',,,') =>
      `m-${nth},,,${item},u-${nth === 1 ? 1 : 4},${state},71,2026-10-10,,,,${flags}\n`
    const more = {
      'manifest.csv': `${foreign['manifest.csv']}file.categories,bulk\nfile.lineItems,bulk\nfile.results,bulk\n`,
      'categories.csv': 'sourcedId,status,dateLastModified,title,weight\nfinal,,,Final mark,\nquiz,,,Quiz,\n',
      'lineItems.csv':
        'sourcedId,status,dateLastModified,title,description,assignDate,dueDate,classSourcedId,categorySourcedId,academicSessionSourcedId,resultValueMin,resultValueMax,schoolSourcedId\n' +
        'i-1,,,Final,,2026-10-01,2026-10-10,k-1,final,s-1,0,100,o-1\n' +
        'i-2,,,Quiz,,2026-10-01,2026-10-10,k-1,quiz,s-1,0,100,o-1\n' +
        'i-3,tobedeleted,,Old,,2026-10-01,2026-10-10,k-1,final,s-1,0,100,o-1\n',
      'results.csv':
        head +
        toResult(1, 'i-1', 'fully graded', 'false,false,true,false') +
        toResult(2, 'i-1', 'partially graded') +
        toResult(3, 'i-1', 'fully graded', 'true,,,') +
        toResult(4, 'i-2', 'fully graded') +
        toResult(5, 'i-3', 'fully graded') +
        toResult(6, 'i-1', 'exempt'),
    }
    const url = await fill()
    const { notices } = await importInto(url, await toPackage({}, more))
    const { marks } = await exportFiles(url, ['marks'])
    expect(marks!.slice(1).map((row) => row.slice(0, 3))).toEqual([['U1', '2026-autumn', 'L1']])
    expect(notices.filter((each) => each.startsWith('results'))).toEqual([
      'results.csv:3 sourcedId the grading is not finished (3)',
      'results.csv:5 sourcedId the result is not a final mark (1)',
      'results.csv:6 sourcedId its line item is to be deleted (1)',
    ])
  })

  it('an unread file is listed', async () => {
    const dir = await toPackage(
      { 'manifest.csv': (text) => text.replace('demographics,absent', 'demographics,bulk') },
      { 'demographics.csv': 'sourcedId,status,dateLastModified\nu-1,,\n' },
    )
    const { notices } = await importInto(await fill(), dir)
    expect(notices).toContain('demographics.csv:0  the portal does not read this file (1)')
  })

  it.each([
    ['enrollments', 'k-1,o-1,u-1,student,,,', 'k-1,o-1,u-1,student,,,2026-13-01', 'endDate'],
    ['enrollments', 'k-1,o-1,u-1,student,,,', 'k-1,o-1,u-1,student,,2026-02-01,2026-01-01', 'endDate'],
    ['enrollments', 'k-1,o-1,u-2,teacher,true,,', 'k-1,o-1,u-2,teacher,yes,,', 'primary'],
    ['roles', 'u-1,primary,student,,', 'u-1,primary,student,soon,', 'beginDate'],
    ['users', 'u-1,,,true', 'u-1,,,on', 'enabledUser'],
  ])('a wrong date or yes/no is refused: %s %s', async (file, from, to, column) => {
    const name = `${file}.csv` as Name
    expect(foreign[name]).toContain(from)
    const dir = await toPackage({ [name]: () => foreign[name].replace(from, to) })
    const { outcome, bad } = await importPackage(await fill(), dir)
    expect(outcome).toBe('bad rows')
    expect(bad.map((each) => `${each.file} ${each.column}`)).toContain(`${name} ${column}`)
  })
})
