import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of clubs. */
export const words = defineRefusals({
  notNamed: {
    status: 404,
    code: 'self_government_not_found',
    ka: 'ამ კლუბის წევრობის შესახებ თქვენი პასუხი საჭირო არ არის. განაახლეთ გვერდი.',
    en: 'You are not asked about membership of this club. Reload the page.',
  },
  answered: {
    status: 409,
    code: 'self_government_answered',
    ka: 'ამ კითხვაზე პასუხი უკვე შენახულია. შესაცვლელად მიმართეთ თვითმმართველობას.',
    en: 'Your answer is already saved. To change it, contact the student self-government.',
  },
  clubUnknown: {
    status: 404,
    code: 'club_unknown',
    ka: 'ასეთი კლუბი არ არის, ან მისი წევრი აღარ ხართ. გახსენით „კლუბები“ და აირჩიეთ სიიდან.',
    en: 'There is no such club, or you are no longer its member. Open “Clubs” and choose from the list.',
  },
  notHead: {
    status: 403,
    code: 'not_head',
    ka: 'ამის შეცვლა მხოლოდ კლუბის ხელმძღვანელს შეუძლია. მიმართეთ მას.',
    en: 'Only the head of the club can change this. Ask them.',
  },
  notManager: {
    status: 403,
    code: 'not_manager',
    ka: 'პროექტების შეცვლა კლუბის ხელმძღვანელსა და მის მოადგილეებს შეუძლიათ. მიმართეთ მათ.',
    en: 'The head and the deputies of the club change its projects. Ask them.',
  },
  notApproved: {
    status: 409,
    code: 'club_not_approved',
    ka: 'კლუბი ჯერ დამტკიცებული არ არის. წევრებსა და პროექტებს უნივერსიტეტის თანხმობის შემდეგ დაამატებთ.',
    en: 'The club is not approved yet. You can add members and projects once the university has approved it.',
  },
  alreadyApproved: {
    status: 409,
    code: 'club_approved',
    ka: 'კლუბი უკვე დამტკიცებულია, ამიტომ დაფუძნებას ვეღარ გააუქმებთ. მოითხოვეთ კლუბის დახურვა ან ხელმძღვანელობა სხვა წევრს გადაეცით.',
    en: 'The club is approved already, so it cannot be withdrawn as a new one. Ask to close it, or hand it over to another member.',
  },
  noChange: {
    status: 409,
    code: 'no_club_change',
    ka: 'გასაუქმებელი ცვლილება აღარ არის: უნივერსიტეტმა ის უკვე დაამტკიცა. განაახლეთ გვერდი.',
    en: 'There is no change to withdraw: the university has approved it. Reload the page.',
  },
  tooManyClubs: {
    status: 409,
    code: 'too_many_clubs',
    ka: 'ერთდროულად არაუმეტეს {count} კლუბის ხელმძღვანელობა შეიძლება. ახლის დასაფუძნებლად ერთ-ერთის ხელმძღვანელობა სხვა წევრს გადაეცით.',
    en: 'You can lead at most {count} clubs at a time. To found another one, hand one of them over to another member.',
  },
  tooManyRequests: {
    status: 429,
    code: 'too_many_club_requests',
    ka: '24 საათში არაუმეტეს {count} მოთხოვნის გაგზავნა შეიძლება. სცადეთ {hours} საათში; რაც დაწერეთ, შენახულია.',
    en: 'No more than {count} requests can be sent within 24 hours. Try again in {hours} hours; what you wrote is kept.',
  },
  memberUnknown: {
    status: 404,
    code: 'member_unknown',
    ka: 'ამ კლუბის წევრებს შორის ასეთი სტუდენტი აღარ არის. განაახლეთ გვერდი.',
    en: 'This student is no longer among the members of the club. Reload the page.',
  },
  invitedDecides: {
    status: 409,
    code: 'invitation_open',
    ka: 'სტუდენტს მოწვევაზე ჯერ არ უპასუხია. დაელოდეთ მის თანხმობას.',
    en: 'The student has not answered the invitation yet. Wait until they accept it.',
  },
  tooManyInvitations: {
    status: 409,
    code: 'too_many_invitations',
    ka: 'პასუხს უკვე {count} მოწვევა ელოდება. დაელოდეთ პასუხებს ან ზოგი მოწვევა გააუქმეთ.',
    en: '{count} invitations are already waiting for an answer. Wait, or withdraw some of them.',
  },
  headStays: {
    status: 409,
    code: 'head_stays',
    ka: 'კლუბს ხელმძღვანელი სჭირდება. ჯერ ხელმძღვანელობა სხვა წევრს გადაეცით.',
    en: 'A club needs a head. First hand the club over to another member.',
  },
  memberLeadsEnough: {
    status: 409,
    code: 'member_leads_enough',
    ka: 'ეს წევრი უკვე {count} კლუბს ხელმძღვანელობს, მეტი არ შეიძლება. აირჩიეთ სხვა.',
    en: 'This member leads {count} clubs already, and no more are possible. Choose another one.',
  },
  projectUnknown: {
    status: 404,
    code: 'project_unknown',
    ka: 'ეს პროექტი კლუბს აღარ აქვს. განაახლეთ გვერდი.',
    en: 'The club no longer has this project. Reload the page.',
  },
  projectApproved: {
    status: 409,
    code: 'project_approved',
    ka: 'პროექტი დამტკიცებულია და მას ვეღარ შეცვლით. თუ მეტი გჭირდებათ, გააგზავნეთ ახალი პროექტი.',
    en: 'The project is approved and can no longer be changed. If you need more, send a new project.',
  },
  tooManyResources: {
    status: 409,
    code: 'too_many_resources',
    ka: 'ერთ პროექტში მაქსიმუმ {count} ხარჯი შეიძლება იყოს. მსგავსი ხარჯები გააერთიანეთ.',
    en: 'A project can have at most {count} expenses. Combine similar ones.',
  },
})

export const fieldWords = {
  noSuchStudent: {
    ka: 'ამ კოდით სტუდენტი ვერ მოიძებნა. შეამოწმეთ კოდი.',
    en: 'There is no student with this number. Check the number.',
  },
  alreadyMember: {
    ka: 'ეს სტუდენტი უკვე კლუბის წევრია.',
    en: 'This student is a member of the club already.',
  },
  endBeforeStart: {
    ka: 'დასრულების დღე დაწყებაზე ადრე არ უნდა იყოს.',
    en: 'The last day must not be before the first.',
  },
  dayPast: { ka: 'აირჩიეთ დღევანდელი ან მომდევნო დღე.', en: 'Choose today or a later day.' },
  tooExpensive: {
    ka: 'პროექტის ღირებულება {most} ლარს არ უნდა აღემატებოდეს. შეამოწმეთ რაოდენობა და ფასი.',
    en: 'A project can cost at most {most} GEL. Check the quantity and the price.',
  },
  grantTooHigh: {
    ka: 'დაამტკიცეთ არაუმეტეს {most} ლარისა: ეს პროექტის ღირებულებაა.',
    en: 'Approve at most {most} GEL, which is the cost of the project.',
  },
} as const
