import type { Phrase } from '#rules/text/locale.ts'

/** The name of every screen by its path, spelled as the university does (spec 2.1). */
export const screenNames = {
  '/': { ka: 'მთავარი', en: 'Home' },
  '/duties': { ka: 'გასაკეთებელი', en: 'To do' },
  '/notifications': { ka: 'შეტყობინებები', en: 'Notifications' },
  '/profile': { ka: 'პროფილი', en: 'Profile' },
  '/schedule': { ka: 'ცხრილი', en: 'Schedule' },
  '/evaluations': { ka: 'შეფასებები', en: 'Evaluations' },
  '/academic-calendar': { ka: 'აკადემიური კალენდარი', en: 'Academic calendar' },
  '/registration-steps': { ka: 'რეგისტრაციის ეტაპები', en: 'Registration steps' },
  '/registration': { ka: 'რეგისტრაცია', en: 'Registration' },
  '/pre-registration': { ka: 'წინასწარი რეგისტრაცია', en: 'Pre-registration' },
  '/exam-schedule': { ka: 'გამოცდების ცხრილი', en: 'Exam schedule' },
  '/exam-view': { ka: 'ნაშრომების ნახვა', en: 'Exam viewing' },
  '/exam-view/$id/$examScheduleID/$examNumberId': { ka: 'საგამოცდო ნაშრომი', en: 'Exam paper' },
  '/my-program': { ka: 'ჩემი პროგრამა', en: 'My programme' },
  '/psychologist-consultation': { ka: 'ფსიქოლოგის კონსულტაცია', en: 'Psychologist consultation' },
  '/conversations': { ka: 'მიმოწერა', en: 'Messages' },
  '/pymentSuccess/$type': { ka: 'გადახდის შედეგი', en: 'Payment result' },
  '/my-applications': { ka: 'ჩემი განცხადებები', en: 'My applications' },
  '/my-applications/new': { ka: 'ახალი განცხადება', en: 'New application' },
  '/lab': { ka: 'ენების ლაბორატორია', en: 'Language lab' },
  '/lab/$unitId': { ka: 'ლაბორატორიის გაკვეთილი', en: 'Lab unit' },
  '/presentations': { ka: 'პრეზენტაციები', en: 'Presentations' },
  '/financial-info': { ka: 'ფინანსური ინფორმაცია', en: 'Financial information' },
  '/pay-online': { ka: 'ონლაინ გადახდა', en: 'Pay online' },
  '/pay': { ka: 'გადახდა', en: 'Payment' },
  '/master-themes': { ka: 'სამაგისტრო თემები', en: "Master's themes" },
  '/master-components': { ka: 'სამაგისტრო კომპონენტები', en: "Master's components" },
  '/my-library': { ka: 'ჩემი ბიბლიოთეკა', en: 'My library' },
  '/online-books': { ka: 'ელექტრონული წიგნები', en: 'Online books' },
  '/register_problems': { ka: 'პრობლემის შეტყობინება', en: 'Report a problem' },
  '/medicine-topics': { ka: 'სამედიცინო თემები', en: 'Medicine topics' },
  '/medicine-lab-groups': { ka: 'სამედიცინო ლაბორატორიის ჯგუფები', en: 'Medicine lab groups' },
  '/clubs/manage': { ka: 'კლუბის მართვა', en: 'Club management' },
  '/clubs': { ka: 'კლუბები', en: 'Clubs' },
  '/clubs/form': { ka: 'კლუბის ფორმა', en: 'Club form' },
  '/university-charter': { ka: 'უნივერსიტეტის წესდება', en: 'University charter' },
  '/resources/$name': { ka: 'დოკუმენტი', en: 'Document' },
  '/buy-books': { ka: 'წიგნების შეძენა', en: 'Buy books' },
  '/buy-books/$bookId': { ka: 'წიგნი', en: 'Book details' },
  '/cam-requests': { ka: 'კამერის მოთხოვნა', en: 'Camera requests' },
  '/cinematography-cam-requests': { ka: 'კინოკამერის მოთხოვნა', en: 'Cinematography camera requests' },
  '/courses/$subjectId': { ka: 'კურსი', en: 'Course' },
  '/courses/$subjectId/quiz': { ka: 'ტესტი', en: 'Quiz' },
  '/login': { ka: 'შესვლა', en: 'Log in' },
  '/confirmation/$theString': { ka: 'ახალი პაროლი', en: 'New password' },
  '/forgot-password': { ka: 'პაროლის აღდგენა', en: 'Forgotten password' },
  '/logout': { ka: 'გასვლა', en: 'Log out' },
} as const satisfies Record<string, Phrase>

/** A parameter is written `$name`. */
export type ScreenPath = keyof typeof screenNames

/** The screens without a log-in (spec 2.2). */
export const publicPaths = [
  '/login',
  '/confirmation/$theString',
  '/forgot-password',
  '/logout',
] as const satisfies readonly ScreenPath[]
