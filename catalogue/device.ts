// What a user agent tells: whether the page is likely read on a phone or tablet, and whether to leave the video out.

/** iPhone, iPad, iPod and Android. */
export const isMobile = (userAgent: string): boolean => /iphone|ipad|ipod|android/iu.test(userAgent);

/** The width in CSS pixels to assume before the browser has told its own. */
export const widthHint = (userAgent: string): 320 | 1024 => (isMobile(userAgent) ? 320 : 1024);

/** Browsers that take a video over the page with a player of their own. */
export const hidesVideo = (userAgent: string): boolean => /xiaomi|vivo|qq/iu.test(userAgent);
