import { describe, expect, it } from 'vitest'
import { screenNames, type ScreenPath } from '#web/app/paths.ts'
import { findEntries, findNearestEntries } from './find-entries.ts'
import { listEntries } from './list-entries.ts'

const paths: readonly ScreenPath[] = [
  '/',
  '/schedule',
  '/registration',
  '/profile',
  '/logout',
  '/duties',
  '/evaluations',
  '/my-program',
  '/academic-calendar',
  '/presentations',
  '/registration-steps',
  '/pre-registration',
  '/register_problems',
  '/exam-schedule',
  '/exam-view',
  '/financial-info',
  '/pay-online',
  '/pay',
  '/my-library',
  '/my-applications',
  '/my-applications/new',
  '/lab',
  '/my-library',
  '/university-charter',
]
const items = paths.map((path, menuID) => ({
  menuID,
  parentID: null,
  name: screenNames[path].ka,
  nameeng: screenNames[path].en,
  path,
  positions: [],
  children: [],
}))
const done: string[] = []
const portal = {
  items,
  isUnlocked: () => true,
  scheme: 'light' as const,
  locale: 'ka' as const,
  setScheme: (scheme: string) => void done.push(scheme),
  setLocale: (locale: string) => void done.push(locale),
  showKeys: () => done.push('keys'),
}
const entries = listEntries(portal)
const keys = (typed: string) => findEntries(entries, typed).map(({ entry }) => entry.key)

// spec 2.31.5
describe('findEntries', () => {
  it.each([
    ['tuition', '/financial-info'],
    ['pay', '/pay-online'],
    ['fee', '/financial-info'],
    ['გადახდა', '/pay-online'],
    ['gadaxda', '/pay-online'],
    ['gadakhda', '/pay-online'],
    ['how do I pay', '/pay-online'],
    ['transcript', '/my-applications/new'],
    ['უწყისი', '/my-applications/new'],
    ['scholarship', '/financial-info'],
    ['სტიპენდია', '/financial-info'],
    ['stipendia', '/financial-info'],
    ['სტიპენდიის', '/financial-info'],
    ['library', '/my-library'],
    ['ბიბლიოთეკის', '/my-library'],
    ['marks', '/evaluations'],
    ['GPA', '/evaluations'],
    ['ნიშნები', '/evaluations'],
    ['ჩემი ნიშნები', '/evaluations'],
    ['nishnebi', '/evaluations'],
    ['my exams', '/exam-schedule'],
    ['ჩემი გამოცდები', '/exam-schedule'],
    ['exam results', '/exam-view'],
    ['change group', 'change-group'],
    ['ჯგუფის შეცვლა', 'change-group'],
    ['jgufis Secvla', 'change-group'],
    ['drop a subject', 'drop-subject'],
    ['საგნის მოხსნა', 'drop-subject'],
    ['logout', 'log-out'],
    ['log out', 'log-out'],
    ['sign out', 'log-out'],
    ['გამოსვლა', 'log-out'],
    ['gamosvla', 'log-out'],
    ['dark mode', 'dark'],
    ['dark', 'dark'],
    ['მუქი', 'dark'],
    ['muqi', 'dark'],
    ['language', 'language'],
    ['ენა', 'language'],
    ['english', 'language'],
    ['password', 'change-password'],
    ['პაროლი', 'change-password'],
    ['paroli', 'change-password'],
    ['phone', 'change-phone'],
    ['ტელეფონი', 'change-phone'],
    ['deadlines', '/duties'],
    ['holidays', '/academic-calendar'],
    ['timetable', '/schedule'],
    ['დეკანატი', 'department'],
    ['dean', 'department'],
    ['school department', 'department'],
    ['დეპარტამენტი', 'department'],
    ['syllabus', '/my-program'],
  ])('finds first by "%s" the entry %s', (typed, key) => expect(keys(typed)[0]).toBe(key))

  it('puts a name before a synonym, and nothing for a text without words', () => {
    expect(keys('ცხრილი')).toEqual(['/schedule', '/exam-schedule'])
    expect(keys('exam').slice(0, 2)).toEqual(['/exam-schedule', '/exam-view'])
    expect(keys('  ')).toEqual([])
    expect(keys('—')).toEqual([])
    expect(keys('qqqq')).toEqual([])
  })

  it('needs three letters of a synonym', () => {
    expect(keys('mo')).not.toContain('/financial-info')
    expect(keys('mon')).toContain('/financial-info')
    const isWeak = (typed: string) => findEntries(entries, typed)[0]!.isWeak
    expect(['mon', 'money', 'payments', 'registr'].map(isWeak)).toEqual([true, false, false, false])
  })
})

describe('findNearestEntries', () => {
  it.each([
    ['tuiton', '/financial-info'],
    ['shcolarship', '/financial-info'],
    ['სტიპემდია', '/financial-info'],
    ['ბიბლოთეკა', '/my-library'],
    ['pasword', 'change-password'],
    ['პაროოლი', 'change-password'],
    ['transcirpt', '/my-applications/new'],
    ['calender', '/academic-calendar'],
    ['registartion', '/registration'],
  ])('finds by "%s" the entry %s', (typed, key) => {
    expect(keys(typed)).toEqual([])
    expect(findNearestEntries(entries, typed).map((entry) => entry.key)).toContain(key)
  })

  it('finds nothing for what is near to nothing', () => {
    expect(findNearestEntries(entries, 'qqqqqq')).toEqual([])
  })
})

describe('listEntries', () => {
  it('does what its actions say, and offers the other language and colours', () => {
    for (const { run } of entries) run?.()
    expect(done).toEqual(['dark', 'en', 'keys'])
    const other = listEntries({ ...portal, scheme: 'dark', locale: 'en' })
    for (const { run } of other) run?.()
    expect(done).toEqual(['dark', 'en', 'keys', 'light', 'ka', 'keys'])
  })

  it('leaves out what a lock shuts', () => {
    const locked = listEntries({
      ...portal,
      items: items.filter(({ path }) => path === '/logout'),
      isUnlocked: (path) => path === '/logout',
    })
    expect(locked.map(({ key }) => key)).toEqual(['log-out', 'dark', 'language', 'keys'])
  })
})
