import sharp from 'sharp'
import type { ClubName } from './club-texts.ts'

/** The drawing of each picture, on 640 × 360. */
const drawings: Readonly<Record<ClubName, string>> = {
  debate: `<rect width="640" height="360" fill="#f3d9b8"/>
    <circle cx="520" cy="84" r="150" fill="#f8e7cf"/>
    <path d="M96 92 h230 a26 26 0 0 1 26 26 v84 a26 26 0 0 1 -26 26 h-130 l-52 48 v-48 h-48 a26 26 0 0 1 -26 -26 v-84 a26 26 0 0 1 26 -26 z" fill="#0b5563"/>
    <path d="M330 158 h190 a26 26 0 0 1 26 26 v74 a26 26 0 0 1 -26 26 h-34 v44 l-48 -44 h-108 a26 26 0 0 1 -26 -26 v-74 a26 26 0 0 1 26 -26 z" fill="#c8553d"/>
    <g fill="#f8e7cf"><rect x="122" y="132" width="180" height="14" rx="7"/><rect x="122" y="164" width="120" height="14" rx="7"/>
    <rect x="356" y="200" width="150" height="14" rx="7"/><rect x="356" y="230" width="96" height="14" rx="7"/></g>`,
  hiking: `<rect width="640" height="360" fill="#cfe3e6"/>
    <circle cx="500" cy="92" r="42" fill="#f6c667"/>
    <path d="M0 270 L150 110 L238 206 L352 64 L470 210 L540 150 L640 250 V360 H0 Z" fill="#6d93a0"/>
    <path d="M352 64 L318 106 L346 124 L362 104 L386 118 Z" fill="#fff"/><path d="M150 110 L124 138 L150 150 L172 134 Z" fill="#fff"/>
    <path d="M0 300 C120 240 220 320 340 270 C460 220 540 290 640 262 V360 H0 Z" fill="#3f6b4f"/>
    <path d="M300 360 C330 330 280 318 322 300 C352 288 330 280 344 270" stroke="#f3e3c3" stroke-width="9" fill="none" stroke-linecap="round"/>
    <path d="M118 322 L166 252 L214 322 Z" fill="#c8553d"/><path d="M166 252 L150 322 H182 Z" fill="#7d2f22"/>`,
  robotics: `<rect width="640" height="360" fill="#dfe3ee"/>
    <g stroke="#b9c1d8" stroke-width="6" fill="none"><path d="M0 70 H160 V130 H80 V300"/><path d="M640 60 H500 V150 H570 V330"/><path d="M0 330 H180"/></g>
    <rect x="214" y="104" width="212" height="150" rx="28" fill="#394b76"/><rect x="240" y="132" width="160" height="76" rx="20" fill="#e9eefb"/>
    <circle cx="286" cy="170" r="18" fill="#0b5563"/><circle cx="354" cy="170" r="18" fill="#0b5563"/>
    <path d="M290 228 H350" stroke="#e9eefb" stroke-width="10" stroke-linecap="round"/>
    <path d="M320 104 V66" stroke="#394b76" stroke-width="10"/><circle cx="320" cy="56" r="15" fill="#c8553d"/>
    <rect x="180" y="150" width="24" height="62" rx="12" fill="#394b76"/><rect x="436" y="150" width="24" height="62" rx="12" fill="#394b76"/>
    <circle cx="268" cy="286" r="30" fill="#22304f"/><circle cx="372" cy="286" r="30" fill="#22304f"/><circle cx="268" cy="286" r="11" fill="#dfe3ee"/><circle cx="372" cy="286" r="11" fill="#dfe3ee"/>`,
  photography: `<rect width="640" height="360" fill="#e8d6dc"/>
    <rect x="166" y="112" width="308" height="186" rx="30" fill="#33272c"/><path d="M254 112 L278 76 H362 L386 112 Z" fill="#33272c"/>
    <circle cx="320" cy="204" r="72" fill="#e8d6dc"/><circle cx="320" cy="204" r="58" fill="#5a3f49"/><circle cx="320" cy="204" r="34" fill="#89c0c9"/>
    <circle cx="306" cy="190" r="10" fill="#fff"/><rect x="412" y="136" width="36" height="20" rx="8" fill="#f6c667"/>
    <g fill="#c8553d"><circle cx="86" cy="96" r="16"/><circle cx="552" cy="262" r="22"/><circle cx="100" cy="276" r="10"/></g>`,
}

/** A drawn picture of a club as JPEG, the same in each run. */
export const drawClubPicture = (name: ClubName): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">${drawings[name]}</svg>`,
    ),
  )
    .jpeg({ quality: 72 })
    .toBuffer()
