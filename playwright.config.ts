import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

export const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
/** Chromium without windows of its own, where it is installed beside: a page takes half the time in it. */
const SHELL = `${CHROMIUM}-headless-shell`

/** The journeys: the built site as it runs in production, in a real browser. */
export default defineConfig({
  testDir: 'test/journeys',
  globalSetup: './test/journeys/start-site.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that is shared may stall for longer than any timeout; a fault shows every time.
  retries: process.env.CI ? 2 : 0,
  // Far above what anything takes, so that a busy machine fails nothing.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-IN',
    // A page that scrolls smoothly takes 1.5 s to come to a field at its foot.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: existsSync(SHELL) ? SHELL : CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters as wide as in a browser with windows.
        '--font-render-hinting=none',
        // Parts of the browser's own window that cost as much time as the page in it.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PaintHolding,HttpsUpgrades,Translate',
      ],
    },
  },
})
