import type { Connection } from '#server/db/open.ts'

const templates = [
  [
    'problem',
    'პრობლემა მოგვარდა',
    'Problem solved',
    'გამარჯობა, {სახელი}!\n\nპრობლემა მოგვარებულია. თუ კიდევ შეგხვდებათ, მოგვწერეთ იმავე გვერდიდან.',
    'Hello {name},\n\nthe problem is solved. If it comes back, write to us from the same page.',
  ],
  [
    'group_request',
    'ჯგუფის დამატება ვერ ხერხდება',
    'No group can be added',
    'გამარჯობა, {სახელი}!\n\nსაგანზე „{საგანი}“ ამ სემესტრში ჯგუფს ვეღარ დავამატებთ: მსურველი ცოტაა. ადგილის გათავისუფლებას რეგისტრაციის გვერდზე ნახავთ.',
    'Hello {name},\n\nwe cannot add a group of {subject} this semester: too few have asked for it. A free seat is shown on the registration page.',
  ],
  [
    'missing_document',
    'სურათი არ იკითხება',
    'The scan cannot be read',
    'დოკუმენტი არ იკითხება. გთხოვთ, დაასკანეროთ თავიდან, ყველა გვერდი ერთ ფაილში ({ნომერი}).',
    'The document cannot be read. Please scan it again, all pages in one file ({number}).',
  ],
] as const

/** The shared templates that the registrar has written. */
export const seedAnswerTemplates = async (
  tx: Connection,
  authorEmail: string,
  today: string,
): Promise<void> => {
  for (const template of templates)
    await tx.rows(
      {
        name: '',
        text: `insert into answer_template (kind, name_ka, name_en, text_ka, text_en, author_id, changed_at)
          select $1, $2, $3, $4, $5, id, $7::date from staff_member where email = $6`,
      },
      [...template, authorEmail, today],
    )
}
