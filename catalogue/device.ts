// Guesses from the user agent: mobile device, page width, and trouble with video.

/** iPhone, iPad, iPod and Android. */
export const isMobile = (userAgent: string): boolean => /iphone|ipad|ipod|android/iu.test(userAgent);

/** Width in CSS pixels to assume before the browser reports its own. */
export const widthHint = (userAgent: string): 320 | 1024 => (isMobile(userAgent) ? 320 : 1024);

/** True for browsers that play a video in their own player on top of the page. */
export const hidesVideo = (userAgent: string): boolean => /xiaomi|vivo|qq/iu.test(userAgent);
