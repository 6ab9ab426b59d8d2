import { expect, test } from "vitest";
import { hidesVideo, isMobile } from "./device.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
const IPAD = "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";
const IPOD = "Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15";
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36";

test.each([
  [IPHONE, true],
  [IPAD, true],
  [IPOD, true],
  [ANDROID, true],
  [MAC, false],
  ["", false],
])("[I18-10] %s is mobile: %s", (userAgent, mobile) => {
  expect(isMobile(userAgent)).toBe(mobile);
});

test.each([
  [`${ANDROID} XiaoMi/MiuiBrowser/18.1`, true],
  [`${ANDROID} VivoBrowser/20.3`, true],
  [`${ANDROID} MQQBrowser/15.0`, true],
  [ANDROID, false],
  [IPHONE, false],
  [MAC, false],
])("[I18-10] %s hides video: %s", (userAgent, isHidden) => {
  expect(hidesVideo(userAgent)).toBe(isHidden);
});
