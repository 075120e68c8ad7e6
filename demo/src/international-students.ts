import type { NamedStudent } from './named-student.ts'

// In an irregular semester of study and after registration, so that everything pending is visible.
const studies = {
  programme: 'medicine-en',
  studySemester: { autumn: 2, spring: 1 },
  registered: 1,
  window: 'over',
  isFromAbroad: true,
} as const

/** The steps of an international student's contract: one student for each state. */
export const internationalStudents: readonly NamedStudent[] = [
  {
    key: 'international',
    group: 'international',
    code: 'U2600004',
    password: 'aragvi-priya',
    state: {
      ka: 'უცხოელი სტუდენტი: ვიზიტის დრო, ხელშეკრულება და თანხმობები წინაა',
      en: 'International student: a visit, a contract and two consents ahead',
    },
    name: { ka: ['პრია', 'შარმა'], en: ['Priya', 'Sharma'] },
    gender: 'woman',
    ...studies,
    abroad: 'to-come',
    flags: { contract_approved: false, international_agreed: false },
  },
  {
    key: 'visit-booked',
    group: 'international',
    code: 'U2600031',
    password: 'aragvi-emeka',
    state: {
      ka: 'უცხოელი სტუდენტი: ვიზიტი არჩეულია, ხელშეკრულება დასადასტურებელია',
      en: 'International student: the visit is booked, the contract is to be accepted',
    },
    name: { ka: ['ემეკა', 'ობი'], en: ['Emeka', 'Obi'] },
    gender: 'man',
    ...studies,
    abroad: 'to-sign',
    flags: { contract_approved: false },
  },
  {
    key: 'contract-accepted',
    group: 'international',
    code: 'U2600032',
    password: 'aragvi-aisha',
    state: {
      ka: 'უცხოელი სტუდენტი: ხელშეკრულება დადასტურებულია, დარჩა აპლიკაცია',
      en: 'International student: the contract is accepted, the app comes next',
    },
    name: { ka: ['აიშა', 'რაჰმანი'], en: ['Aisha', 'Rahmani'] },
    gender: 'woman',
    ...studies,
    abroad: 'signed',
    flags: { contract_approved: false },
  },
  {
    key: 'no-visit-time',
    group: 'international',
    code: 'U2600033',
    password: 'aragvi-chen',
    state: {
      ka: 'უცხოელი სტუდენტი: ვიზიტის თავისუფალი დრო და საფასური არ არის',
      en: 'International student: no free time to visit is left, and no fee is set',
    },
    name: { ka: ['ჩენ', 'ვეი'], en: ['Chen', 'Wei'] },
    gender: 'man',
    ...studies,
    abroad: 'too-late',
    flags: { contract_approved: false },
  },
  {
    key: 'foreign-contract',
    group: 'international',
    code: 'U2600034',
    password: 'aragvi-leila',
    state: {
      ka: 'პარტნიორ კლინიკასთან ხელშეკრულება მისაღებია',
      en: 'An agreement with the partner clinic is to be accepted',
    },
    name: { ka: ['ლეილა', 'ჰასანი'], en: ['Leila', 'Hassani'] },
    gender: 'woman',
    ...studies,
    hasForeignContract: true,
  },
]
