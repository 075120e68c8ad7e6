import { expect } from '@playwright/test'
import { live } from '#contract/registration/live.ts'
import { words as parts } from '#web/parts/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { loadGroups, findOffer, type Offer } from './offer.ts'
import { cancelRegistration, takeSet } from './registrations.ts'
import { findPeer } from '../find-peer.ts'
import { registrationScreen } from './registration-screen.ts'
import { failRequests } from '../replies.ts'

const inOnePart = ({ set }: Offer) => set.length === 1

test.describe('live seats', () => {
  test.use({ allowedConsoleErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/ })

  // spec 2.29
  test('another student’s seat updates the table; a lost stream is shown, polled and restored', async ({
    page,
    signIn,
    db,
  }) => {
    test.slow()
    const other = await signIn(await findPeer(db, 22))
    const student = await signIn(await findPeer(db, 23))
    const isFreeFor = async ({ subject, set }: Offer) => {
      const { code, groups } = await loadGroups(other, subject.subjectID)
      return code === null && groups.some((each) => each.valid && each.scheduleID === set[0].scheduleID)
    }
    const skipped = new Set<number>()
    const next = () => findOffer(student, (each) => inOnePart(each) && !skipped.has(each.subject.subjectID))
    let offer = await next()
    while (!(await isFreeFor(offer))) {
      skipped.add(offer.subject.subjectID)
      offer = await next()
    }
    const [{ group, st_count, capacity }] = offer.set
    const screen = registrationScreen(page)
    const shows = (taken: number) => screen.row(group).getByText(`${taken} / ${capacity}`)
    const isLive = page.getByText(ka(parts.seatsMove))
    const isLost = page.getByText(ka(parts.seatsLate))
    const streams: string[] = []
    page.context().on('request', (request) => {
      if (new URL(request.url()).pathname === live.events.path) streams.push(request.url())
    })
    const second = await page.context().newPage()
    let restore = () => undefined as void

    try {
      await page.goto(offer.address)
      await expect(isLive).toBeVisible()
      await expect(shows(st_count)).toBeVisible()

      await test.step('by the event', async () => {
        expect(await takeSet(other, offer)).toBe(200)
        await expect(shows(st_count + 1)).toBeVisible()
        await cancelRegistration(other, offer.subject.subjectID)
        await expect(shows(st_count)).toBeVisible()
      })

      await test.step('in another tab, over the same stream', async () => {
        await second.goto(offer.address)
        await expect(second.getByText(ka(parts.seatsMove))).toBeVisible()
        expect(await takeSet(other, offer)).toBe(200)
        const inSecond = registrationScreen(second).row(group)
        await expect(inSecond.getByText(`${st_count + 1} / ${capacity}`)).toBeVisible()
        expect(streams.length).toBe(1)
        expect(streams[0]).not.toContain(student.token)
        await second.close()
      })

      await test.step('lost: shows it and polls', async () => {
        restore = await failRequests(page, live.events.path, { answer: 'cut off' })
        await page.context().setOffline(true)
        await expect(isLost).toBeVisible()
        await page.context().setOffline(false)
        await cancelRegistration(other, offer.subject.subjectID)
        await expect(shows(st_count)).toBeVisible()
        await expect(isLost).toBeVisible()
      })

      await test.step('restored', async () => {
        restore()
        await expect(isLive).toBeVisible()
        expect(await takeSet(other, offer)).toBe(200)
        await expect(shows(st_count + 1)).toBeVisible()
      })
    } finally {
      await cancelRegistration(other, offer.subject.subjectID)
    }
  })
})
