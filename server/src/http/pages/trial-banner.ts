const style = `
.trial { padding: 8px 16px; border-bottom: 1px solid var(--care, #8a6d1a); background: var(--care-soft, #fbf3dc);
  color: var(--ink, #1c1b1a); font-size: var(--text-small, .875rem); line-height: 1.5; text-align: center }
html[lang='ka'] .trial [lang='en'], html[lang='en'] .trial [lang='ka'] { display: none }`

/** Shown above every page of a trial copy, for staff and students. Pages of a real portal do not contain it. */
export const trialBanner = `<aside class="trial"><style>${style}</style><span lang="ka">საცდელი ასლი: აქ შეყვანილ მონაცემებს ძალა არ აქვს; ელფოსტა, SMS და ბანკის მოთხოვნები არ იგზავნება.</span><span lang="en">Trial copy: nothing you enter here counts, and no e-mails, text messages or requests to the bank are sent.</span></aside>`
