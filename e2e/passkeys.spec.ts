// Passkeys in a browser with a virtual authenticator: added, used with and without the password, renamed and removed.

import type { BrowserContext, Page } from "@playwright/test";
import { comeFromElsewhere, haveAccount, PASSWORD } from "./account.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, hydrated, test } from "./shop.ts";

/** A device with a fingerprint sensor, on which its owner always puts a finger. */
async function haveDevice(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The next person to touch the sensor is, or is not, the owner. */
    setOwner: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

async function signOut(page: Page) {
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.goto("/login");
  await hydrated(page);
}

test("[AC-03] a passkey is added, signs in with and without the password, and is renamed and removed", async ({
  page,
  context,
}) => {
  test.slow();
  await comeFromElsewhere(context);
  const device = await haveDevice(context, page);
  const email = await haveAccount(context);
  await page.goto("/account/security");
  await hydrated(page);
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByLabel("Name").fill("Work laptop");
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  await page.getByRole("link", { name: "I have saved them" }).click();
  await hydrated(page);
  await expect(section.getByRole("heading", { name: "Work laptop" })).toBeVisible();
  await expectAccessible(page);
  // The device makes no second one.
  await section.getByRole("button", { name: "Add a passkey" }).click();
  await expect(section.getByRole("alert")).toHaveText("This device already has a passkey for your account.");

  await signOut(page);
  await expectAccessible(page);
  await device.setOwner(false);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "No passkey was used. Try again, or choose another way.",
  );
  await device.setOwner(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/account$/);

  await signOut(page);
  const form = page.getByRole("form", { name: "Sign in" });
  await form.getByLabel("Email address").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Use your passkey" })).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await expect(page).toHaveURL(/\/account$/);

  await page.goto("/account/security");
  const item = section.getByRole("listitem");
  await expect(item).toContainText("last used on");
  await item.getByText("Rename").click();
  await item.getByLabel("Name").fill("Home laptop");
  await item.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("The passkey has been renamed.");
  await expect(section.getByRole("heading", { name: "Home laptop" })).toBeVisible();
  await item.getByText("Remove", { exact: true }).click();
  await item.getByRole("button", { name: "Remove the passkey" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("The passkey has been removed.");
  await expect(item).toHaveCount(0);
});
