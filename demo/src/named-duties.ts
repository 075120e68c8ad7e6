import type { BySeason, NamedStudent } from './named-student.ts'
import { betweenWindows, registrationOver } from './own-windows.ts'

const lastMasterYear: BySeason = { autumn: 4, spring: 4 }

/** Students with one duty each, and one with nearly all. */
export const namedDuties: readonly NamedStudent[] = [
  {
    key: 'duties',
    group: 'duties',
    code: 'U2400016',
    password: 'aragvi-lasha',
    state: {
      ka: 'ბევრი რამ აქვს საპასუხო: ანგარიში, ადგილსამყოფელი, ინფორმატიკა, კლუბი, გამოშვება',
      en: 'Much to answer: bank account, location, informatics, a club, the graduation',
    },
    name: { ka: ['ლაშა', 'მიქელაძე'], en: ['Lasha', 'Mikeladze'] },
    gender: 'man',
    programme: 'mba',
    studySemester: lastMasterYear,
    registered: 1,
    window: 'over',
    withoutLocation: true,
    flags: {
      has_scholarship: true,
      bank_account: null,
      informatics_due: true,
      address_ka: null,
      address_en: null,
      has_graduation: true,
      graduation_attendance_open: true,
    },
  },
  {
    key: 'law-subjects',
    group: 'duties',
    code: 'U2600017',
    password: 'aragvi-tekla',
    state: { ka: 'სამართლის საგნები ასარჩევია', en: 'Has law subjects to choose' },
    name: { ka: ['თეკლა', 'ხუციშვილი'], en: ['Tekla', 'Khutsishvili'] },
    gender: 'woman',
    programme: 'journalism',
    ...registrationOver,
  },
  {
    key: 'parts',
    group: 'duties',
    code: 'U2400018',
    password: 'aragvi-sandro',
    state: {
      ka: 'ორ საგანში სემინარის ან პრაქტიკული ჯგუფი აკლია',
      en: 'Two of their subjects lack a seminar or practical group',
    },
    name: { ka: ['სანდრო', 'კიკნაძე'], en: ['Sandro', 'Kiknadze'] },
    gender: 'man',
    programme: 'international-relations',
    studySemester: { autumn: 6, spring: 6 },
    registered: 1,
  },
  {
    key: 'vaccine',
    group: 'duties',
    code: 'U2600041',
    password: 'aragvi-eka',
    state: {
      ka: 'ვაქცინაციის შესახებ პასუხია გასაცემი, დოკუმენტით ან უამისოდ',
      en: 'Has to answer about vaccination, with a document or without',
    },
    name: { ka: ['ეკა', 'ჯავახიშვილი'], en: ['Eka', 'Javakhishvili'] },
    gender: 'woman',
    programme: 'medicine',
    ...registrationOver,
    flags: {
      must_upload_vaccine: true,
      vaccine_message_ka:
        'კლინიკურ მეცადინეობებამდე გვაცნობეთ, აცრილი ხართ თუ არა. დოკუმენტს მხოლოდ მისი შემმოწმებელი თანამშრომლები ნახავენ.',
      vaccine_message_en:
        'Before your clinical classes begin, say whether you are vaccinated. Only the staff who review the document see it.',
    },
  },
  {
    key: 'english-level',
    group: 'duties',
    code: 'U2600042',
    password: 'aragvi-gvanca',
    state: {
      ka: 'ინგლისურის დონეა ასარჩევი; რეგისტრაცია დასრულებულია',
      en: 'Has a level of English to choose; registration is over',
    },
    name: { ka: ['გვანცა', 'ნოზაძე'], en: ['Gvantsa', 'Nozadze'] },
    gender: 'woman',
    programme: 'economics',
    studySemester: betweenWindows,
    registered: 0.4,
    window: 'over',
    flags: { must_choose_english: true },
  },
  {
    key: 'popup',
    group: 'duties',
    code: 'U2600043',
    password: 'aragvi-rezo',
    state: {
      ka: 'უნივერსიტეტის ორი შეტყობინება ელოდება',
      en: 'Two messages of the university wait to be read',
    },
    name: { ka: ['რეზო', 'ყიფიანი'], en: ['Rezo', 'Kipiani'] },
    gender: 'man',
    programme: 'public-administration',
    ...registrationOver,
    popups: [
      {
        title: { ka: 'ბიბლიოთეკა გადადის', en: 'The library is moving' },
        text: {
          ka: 'მომდევნო ორშაბათიდან ბიბლიოთეკა მეორე კორპუსის პირველ სართულზე იმუშავებს.\nწიგნების დაბრუნება ორივე მისამართზე შეგიძლიათ.',
          en: 'From next Monday the library is on the ground floor of the second building.\nBooks can be returned at either address.',
        },
      },
      {
        title: { ka: 'სტუდენტური ბარათები', en: 'Student cards' },
        text: {
          ka: 'ახალი სტუდენტური ბარათები მზადაა. მიიღეთ სკოლის დეპარტამენტში, პირადობის მოწმობით.',
          en: 'The new student cards are ready. Collect yours at the school department, with your identity card.',
        },
      },
    ],
  },
  {
    key: 'everything',
    group: 'duties',
    code: 'U2600044',
    password: 'aragvi-zurab',
    state: {
      ka: 'ყველაფერი ერთად: დოკუმენტები, წინასწარი რეგისტრაცია და შემდეგ ყველა კითხვა',
      en: 'Everything at once: documents, pre-registration, and then every question',
    },
    name: { ka: ['ზურაბ', 'ხვედელიძე'], en: ['Zurab', 'Khvedelidze'] },
    gender: 'man',
    programme: 'cs',
    studySemester: betweenWindows,
    registered: 0.5,
    window: 'pre-registration',
    withoutLocation: true,
    withoutConcentration: true,
    missingDocuments: [{ ka: 'პირადობის მოწმობის ასლი', en: 'Copy of the identity card' }],
    flags: {
      must_choose_english: true,
      must_upload_vaccine: true,
      has_scholarship: true,
      bank_account: null,
      informatics_due: true,
      address_ka: null,
      address_en: null,
      has_graduation: true,
      graduation_attendance_open: true,
    },
    popups: [
      {
        title: { ka: 'კეთილი იყოს თქვენი დაბრუნება', en: 'Welcome back' },
        text: {
          ka: 'ახალი სემესტრის კალენდარი უკვე პორტალზეა.',
          en: 'The calendar of the new semester is in the portal.',
        },
      },
    ],
  },
  {
    key: 'survey',
    group: 'duties',
    code: 'U2600025',
    password: 'aragvi-natia',
    state: {
      ka: 'სამი გამოკითხვა ელოდება, ერთის გადადება არ შეიძლება; რეგისტრაცია დასრულებულია',
      en: 'Three surveys wait, one of which cannot be put off; registration is over',
    },
    name: { ka: ['ნათია', 'წერეთელი'], en: ['Natia', 'Tsereteli'] },
    gender: 'woman',
    programme: 'psychology',
    ...registrationOver,
  },
]
