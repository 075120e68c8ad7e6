import { namedDuties } from './named-duties.ts'
import type { BySeason, NamedStudent } from './named-student.ts'
import { betweenWindows, registrationOver } from './own-windows.ts'
import { internationalStudents } from './international-students.ts'

const inStudyYear = (year: number): BySeason => ({ autumn: 2 * year - 1, spring: 2 * year })
const betweenLaterWindows: BySeason = { autumn: 4, spring: 3 }
const lastMasterYear: BySeason = { autumn: 4, spring: 4 }

/** The students whom the log-in page of the demo lists. */
export const namedStudents: readonly NamedStudent[] = [
  {
    key: 'everyday',
    code: 'U2400001',
    password: 'aragvi-nino',
    state: {
      ka: 'ჩვეულებრივი დღე: მესამე კურსი, სავსე ცხრილი, ნიშნების ისტორია',
      en: 'An everyday student: third year, a full timetable, a history of marks',
    },
    name: { ka: ['ნინო', 'ბერიძე'], en: ['Nino', 'Beridze'] },
    gender: 'woman',
    programme: 'cs',
    studySemester: inStudyYear(3),
    registered: 1,
  },
  {
    key: 'new',
    code: 'U2600002',
    password: 'aragvi-luka',
    state: {
      ka: 'პირველი სემესტრი: ჯგუფის შეცვლის ნაცვლად ინგლისურის დონის შეცვლა',
      en: 'First semester: the English level is changed instead of the group',
    },
    name: { ka: ['ლუკა', 'მაისურაძე'], en: ['Luka', 'Maisuradze'] },
    gender: 'man',
    programme: 'bba',
    studySemester: { autumn: 1, spring: 1 },
    registered: 0.35,
  },
  {
    key: 'last-course',
    code: 'U2300003',
    password: 'aragvi-anna',
    state: {
      ka: 'ბოლო კურსი: კრედიტების მინიმუმი აღარ მოქმედებს; შეფასებები ყველა სტატუსით',
      en: 'Last year: no credit minimum any more; marks of every status',
    },
    name: { ka: ['ანა', 'კაპანაძე'], en: ['Ana', 'Kapanadze'] },
    gender: 'woman',
    programme: 'law',
    studySemester: inStudyYear(4),
    registered: 0.6,
    hasEveryStatus: true,
  },
  {
    key: 'scholarship',
    code: 'U2600005',
    password: 'aragvi-davit',
    state: {
      ka: 'სტიპენდიანტი საბანკო ანგარიშის გარეშე; რეგისტრაცია დასრულებულია',
      en: 'Scholarship without a bank account; registration is over',
    },
    name: { ka: ['დავით', 'გელაშვილი'], en: ['Davit', 'Gelashvili'] },
    gender: 'man',
    programme: 'public-administration',
    ...registrationOver,
    flags: { has_scholarship: true, bank_account: null },
  },
  {
    key: 'documents',
    code: 'U2600006',
    password: 'aragvi-mariam',
    state: {
      ka: 'აკლია დოკუმენტები: პორტალი მათ ატვირთვამდე ჩაკეტილია',
      en: 'Missing documents: the portal is locked until they are uploaded',
    },
    name: { ka: ['მარიამ', 'წიკლაური'], en: ['Mariam', 'Tsiklauri'] },
    gender: 'woman',
    programme: 'tourism',
    studySemester: inStudyYear(1),
    registered: 0.6,
    missingDocuments: [
      { ka: 'სრული ზოგადი განათლების ატესტატის ასლი', en: 'Copy of the certificate of general education' },
      { ka: 'პირადობის მოწმობის ასლი', en: 'Copy of the identity card' },
    ],
  },
  {
    key: 'choose-subjects',
    code: 'U2500007',
    password: 'aragvi-tamar',
    state: {
      ka: 'წინასწარ რეგისტრაციაზე საგნები ასარჩევია',
      en: 'Must choose subjects in the pre-registration',
    },
    name: { ka: ['თამარ', 'ლომიძე'], en: ['Tamar', 'Lomidze'] },
    gender: 'woman',
    programme: 'journalism',
    studySemester: betweenLaterWindows,
    registered: 0.5,
    window: 'pre-registration',
  },
  {
    key: 'graduating',
    code: 'U2400008',
    password: 'aragvi-giorgi',
    state: {
      ka: 'კურსდამთავრებული: გამოშვების საზეიმო ცერემონია და მანტია',
      en: 'Graduating: attendance at the ceremony, and the gown',
    },
    name: { ka: ['გიორგი', 'ჩხეიძე'], en: ['Giorgi', 'Chkheidze'] },
    gender: 'man',
    programme: 'mba',
    studySemester: lastMasterYear,
    registered: 1,
    window: 'over',
    flags: { has_graduation: true, graduation_attendance_open: true },
  },
  {
    key: 'location',
    code: 'U2600009',
    password: 'aragvi-elene',
    state: {
      ka: 'პასუხი გასაცემია, იმყოფება თუ არა საქართველოში; რეგისტრაცია დასრულებულია',
      en: 'Has not answered whether they are in Georgia; registration is over',
    },
    name: { ka: ['ელენე', 'ჯაფარიძე'], en: ['Elene', 'Japaridze'] },
    gender: 'woman',
    programme: 'public-administration',
    ...registrationOver,
    withoutLocation: true,
  },
  {
    key: 'concentration',
    code: 'U2600010',
    password: 'aragvi-irakli',
    state: { ka: 'კონცენტრაცია ასარჩევია', en: 'Has a concentration to choose' },
    name: { ka: ['ირაკლი', 'შენგელია'], en: ['Irakli', 'Shengelia'] },
    gender: 'man',
    programme: 'public-administration',
    ...registrationOver,
    withoutConcentration: true,
  },
  {
    key: 'near-limit',
    code: 'U2400011',
    password: 'aragvi-salome',
    state: {
      ka: '45 კრედიტს უახლოვდება: თავისუფალი დრო ცოტაა, ჯგუფები იკვეთება',
      en: 'Close to 45 credits: a crowded week in which groups clash',
    },
    name: { ka: ['სალომე', 'გიორგაძე'], en: ['Salome', 'Giorgadze'] },
    gender: 'woman',
    programme: 'bba',
    studySemester: inStudyYear(3),
    registered: 1,
    credits: 43,
  },
  {
    key: 'opens-soon',
    code: 'U2600012',
    password: 'aragvi-levan',
    state: {
      ka: 'რეგისტრაცია ხვალ 12:00 საათზე იხსნება; გეგმა უკვე მზადაა',
      en: 'Registration opens tomorrow at 12:00; a plan is ready for it',
    },
    name: { ka: ['ლევან', 'აბაშიძე'], en: ['Levan', 'Abashidze'] },
    gender: 'man',
    programme: 'international-law',
    studySemester: betweenWindows,
    registered: 0,
    window: 'soon',
  },
  {
    key: 'english',
    code: 'U2500013',
    password: 'aragvi-daniel',
    state: { ka: 'ინგლისურენოვანი პროგრამის სტუდენტი', en: 'Student of a programme taught in English' },
    name: { ka: ['დენიელ', 'ოკაფორი'], en: ['Daniel', 'Okafor'] },
    gender: 'man',
    programme: 'cs-en',
    studySemester: inStudyYear(2),
    registered: 0.7,
    isFromAbroad: true,
  },
  {
    key: 'rotations',
    code: 'U2300014',
    password: 'aragvi-keto',
    state: {
      ka: 'მედიკოსი კურაციებზე: ჯგუფებს საკუთარი თარიღები აქვს',
      en: 'Medical student in clinical rotations: groups have dates of their own',
    },
    name: { ka: ['ქეთევან', 'დოლიძე'], en: ['Ketevan', 'Dolidze'] },
    gender: 'woman',
    programme: 'medicine',
    studySemester: inStudyYear(4),
    registered: 0.8,
  },
  {
    key: 'second-round',
    code: 'U2500015',
    password: 'aragvi-nutsa',
    state: {
      ka: 'მეორე ეტაპი: თავისუფალი კრედიტები, დამატებითი სპეციალობა; ერთი ჯგუფი დაიხურა',
      en: 'Second round: free credits and a minor; one of their groups was closed',
    },
    name: { ka: ['ნუცა', 'ბოლქვაძე'], en: ['Nutsa', 'Bolkvadze'] },
    gender: 'woman',
    programme: 'international-relations',
    studySemester: betweenLaterWindows,
    registered: 0.6,
    window: 'second-round',
  },
  {
    key: 'master',
    code: 'U2500051',
    password: 'aragvi-tatia',
    state: {
      ka: 'მაგისტრანტი: თემა და ხელმძღვანელი ასარჩევია',
      en: "Master's student: a theme and a supervisor are to be chosen",
    },
    name: { ka: ['თათია', 'კვარაცხელია'], en: ['Tatia', 'Kvaratskhelia'] },
    gender: 'woman',
    programme: 'data-science',
    studySemester: inStudyYear(2),
    registered: 1,
  },
  {
    key: 'thesis',
    code: 'U2500052',
    password: 'aragvi-beka',
    state: {
      ka: 'მაგისტრანტი: თემა დამტკიცებულია, ნაშრომის ნაწილები ბარდება',
      en: "Master's student: the theme is approved, parts of the thesis are submitted",
    },
    name: { ka: ['ბექა', 'ლომთათიძე'], en: ['Beka', 'Lomtatidze'] },
    gender: 'man',
    programme: 'public-health',
    studySemester: inStudyYear(2),
    registered: 1,
  },
  ...namedDuties,
  ...internationalStudents,
]

/** The password of all other students of the demo. */
export const sharedPassword = 'aragvi-student'

/** The student with a key such as 'everyday'. */
export const findNamedStudent = (key: string): NamedStudent => {
  const found = namedStudents.find((student) => student.key === key)
  if (found === undefined) throw new Error(`no student of the demo is called ${key}`)
  return found
}
