import { defineConfig } from '@playwright/test'

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
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Parts of the browser's own window that cost as much time as the page in it.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PaintHolding,HttpsUpgrades,Translate',
      ],
    },
  },
})
