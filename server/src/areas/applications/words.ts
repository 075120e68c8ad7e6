import type { ValueError } from '#rules/applications/check-values.ts'
import type { Phrase } from '#rules/text/locale.ts'
import { defineRefusals } from '#server/http/refusal.ts'

/** Refusals of applications. */
export const words = defineRefusals({
  kindNotOffered: {
    status: 404,
    code: 'kind_not_offered',
    ka: 'ასეთი განცხადება აღარ მიიღება. განაახლეთ გვერდი და აირჩიეთ სხვა.',
    en: 'This application is no longer accepted. Reload the page and choose another one.',
  },
  noReceipt: {
    status: 404,
    code: 'receipt_not_found',
    ka: 'დართული ჩანაწერი ვერ მოიძებნა. მოხსენით ის და განცხადება თავიდან გაგზავნეთ.',
    en: 'The attached attempt was not found. Remove it and send the application again.',
  },
  tooMany: {
    status: 429,
    code: 'too_many_applications',
    ka: '24 საათში არაუმეტეს {count} განცხადების გაგზავნა შეიძლება. სცადეთ {hours} საათში; რაც დაწერეთ, შენახულია.',
    en: 'No more than {count} applications can be sent within 24 hours. Try again in {hours} hours; what you wrote is kept.',
  },
  notCancellable: {
    status: 409,
    code: 'application_in_work',
    ka: 'განცხადებას უნივერსიტეტი უკვე განიხილავს, ამიტომ მისი გაუქმება აღარ შეიძლება. მიმართეთ სკოლის დეპარტამენტს.',
    en: 'The university is already dealing with this application, so it cannot be cancelled. Contact the school department.',
  },
})

export const fieldWords = {
  missing: { ka: 'შეავსეთ ეს ველი', en: 'Fill in this field' },
  tooLong: { ka: 'დაწერეთ მაქსიმუმ {max} სიმბოლო', en: 'Write at most {max} characters' },
  notADate: { ka: 'აირჩიეთ დღე', en: 'Choose a day' },
  notOffered: { ka: 'აირჩიეთ პასუხი', en: 'Choose an answer' },
  documentMissing: { ka: 'აირჩიეთ ფაილი', en: 'Choose a file' },
} as const satisfies Readonly<Record<ValueError | 'documentMissing', Phrase>>
