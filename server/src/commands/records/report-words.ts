/** The names of the kinds of rows in reports of imports, in both languages. */
export const reportWords = {
  ka: {
    column: 'სვეტი',
    line: 'სტრიქონი',
    rows: 'სტრიქონები',
    notices: 'გაითვალისწინეთ:',
    counts: (added: number, changed: number, removed: number, unchanged: number) =>
      `ახალი – ${added}, შეცვლილი – ${changed}, წაშლილი – ${removed}, უცვლელი – ${unchanged}`,
    added: 'ახალი',
    changed: 'შეცვლილი',
    removed: 'წაშლილი',
    closed: 'დახურული, რადგან სხვა ჩანაწერი იყენებს',
    used: 'ფაილში აღარ არის, მაგრამ რჩება, რადგან სხვა ჩანაწერი იყენებს',
    edited: 'ბოლო იმპორტის შემდეგ ხელით შეცვლილი, რჩება უცვლელად',
    own: 'პორტალში შექმნილი, რჩება',
    byStudent: 'გამოტოვებული, რადგან სტუდენტმა პორტალში უარი თქვა ან სხვა აირჩია',
    more: (count: number) => `… და კიდევ ${count}`,
    allShows: '--all ყველას აჩვენებს',
  },
  en: {
    column: 'column',
    line: 'line',
    rows: 'rows',
    notices: 'Please note:',
    counts: (added: number, changed: number, removed: number, unchanged: number) =>
      `${added} new, ${changed} changed, ${removed} removed, ${unchanged} unchanged`,
    added: 'new',
    changed: 'changed',
    removed: 'removed',
    closed: 'closed, because something refers to them',
    used: 'no longer in the file, kept because something refers to them',
    edited: 'edited by hand since the last import, kept as they are',
    own: 'made in the portal, kept',
    byStudent: 'left out, because the student has given it up or chosen otherwise in the portal',
    more: (count: number) => `… and ${count} more`,
    allShows: '--all shows them',
  },
} as const
