import type { Phrase } from '#rules/text/locale.ts'

type Name = readonly [first: string, last: string]

/** A member of staff whom the sign-in page of the demo lists. */
export interface NamedMember {
  readonly email: string
  readonly password: string
  /** Their role, in the list. */
  readonly state: Phrase & { readonly en: string }
  /** The rows of `staff_role`. */
  readonly role: string
  /** A lecturer has the name, and the groups, of the timetable. */
  readonly name?: { readonly ka: Name; readonly en: Name }
  readonly scope: 'university' | 'school' | 'own groups'
}

const toEmail = (name: string) => `${name}@aragvi.example`

/** One for each role, and two lecturers. These passwords are public: nothing but the demo may know them. */
export const namedStaff: readonly NamedMember[] = [
  {
    email: toEmail('administrator'),
    password: 'aragvi-administrator',
    state: { ka: 'ადმინისტრატორი', en: 'Administrator' },
    role: 'administrator',
    name: { ka: ['ნანა', 'ლომიძე'], en: ['Nana', 'Lomidze'] },
    scope: 'university',
  },
  {
    email: toEmail('registrar'),
    password: 'aragvi-registrar',
    state: { ka: 'რეგისტრატორი', en: 'Registrar' },
    role: 'registrar',
    name: { ka: ['ზურაბ', 'აბაშიძე'], en: ['Zurab', 'Abashidze'] },
    scope: 'university',
  },
  {
    email: toEmail('dean'),
    password: 'aragvi-deans-office',
    state: { ka: 'ერთი სკოლის დეკანატი', en: 'Dean’s office of one school' },
    role: 'deans_office',
    name: { ka: ['მანანა', 'ჯაფარიძე'], en: ['Manana', 'Japaridze'] },
    scope: 'school',
  },
  {
    email: toEmail('lecturer'),
    password: 'aragvi-lecturer',
    state: { ka: 'ლექტორი, ბევრი ჯგუფით', en: 'Lecturer with many groups' },
    role: 'lecturer',
    scope: 'own groups',
  },
  {
    email: toEmail('lecturer2'),
    password: 'aragvi-lecturer2',
    state: { ka: 'მეორე ლექტორი', en: 'Another lecturer' },
    role: 'lecturer',
    scope: 'own groups',
  },
  {
    email: toEmail('finance'),
    password: 'aragvi-finance',
    state: { ka: 'ფინანსური სამსახური', en: 'Finance' },
    role: 'finance',
    name: { ka: ['გელა', 'ცერცვაძე'], en: ['Gela', 'Tsertsvadze'] },
    scope: 'university',
  },
  {
    email: toEmail('library'),
    password: 'aragvi-library',
    state: { ka: 'ბიბლიოთეკა', en: 'Library' },
    role: 'library',
    name: { ka: ['ირინე', 'მესხი'], en: ['Irine', 'Meskhi'] },
    scope: 'university',
  },
  {
    email: toEmail('exams'),
    password: 'aragvi-examinations',
    state: { ka: 'საგამოცდო ცენტრი', en: 'Examination centre' },
    role: 'examination_centre',
    name: { ka: ['მერაბ', 'თოდუა'], en: ['Merab', 'Todua'] },
    scope: 'university',
  },
  {
    email: toEmail('counsellor'),
    password: 'aragvi-counsellor',
    state: { ka: 'ფსიქოლოგი', en: 'Counsellor' },
    role: 'counsellor',
    name: { ka: ['ხატია', 'ელიავა'], en: ['Khatia', 'Eliava'] },
    scope: 'university',
  },
  {
    email: toEmail('content'),
    password: 'aragvi-content',
    state: { ka: 'კონტენტის რედაქტორი', en: 'Content editor' },
    role: 'content',
    name: { ka: ['ანდრია', 'ვაშაძე'], en: ['Andria', 'Vashadze'] },
    scope: 'university',
  },
  {
    email: toEmail('auditor'),
    password: 'aragvi-auditor',
    state: { ka: 'აუდიტორი', en: 'Auditor' },
    role: 'auditor',
    name: { ka: ['ლალი', 'ყიფიანი'], en: ['Lali', 'Kipiani'] },
    scope: 'university',
  },
]

export const findNamedMember = (role: string): NamedMember => {
  const found = namedStaff.find((each) => each.role === role)
  if (found === undefined) throw new Error(`no demo member of staff has the role ${role}`)
  return found
}
