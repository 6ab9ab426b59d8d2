import type { Words } from "#catalogue";
import type { en } from "./en.ts";

export const ko: Words<typeof en> = {
  confirmSubject: "이메일 주소를 확인해 주세요",
  confirmWelcome: "Vitrine에 오신 것을 환영합니다.",
  confirmText: "선택하신 비밀번호로 {email} 주소가 본인의 것임을 확인하시면 계정이 준비됩니다.",
  confirmAction: "주소 확인",
  confirmNote:
    "링크는 24시간 동안 유효합니다. 가입하지 않으셨다면 아무것도 하지 않으셔도 됩니다. 확인 없이는 계정이 만들어지지 않습니다.",
  takenSubject: "이미 계정이 있습니다",
  takenText: "이 이메일 주소로 가입 신청이 있었으나, 이미 등록된 계정이 있습니다.",
  takenForgotten: "비밀번호를 잊으셨다면 새 비밀번호를 설정해 주세요: {address}",
  takenAction: "로그인",
  takenNote: "본인이 아니라면 아무것도 하지 않으셔도 됩니다. 계정은 그대로입니다.",
  resetSubject: "새 비밀번호 설정",
  resetText: "Vitrine 계정의 새 비밀번호를 요청하셨습니다.",
  resetNote:
    "링크는 1시간 동안 유효하며 한 번만 사용할 수 있습니다. 요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다. 비밀번호는 그대로 유지됩니다.",
  changedSubject: "비밀번호가 변경되었습니다",
  changedText: "Vitrine 계정의 비밀번호가 방금 변경되었으며, 다른 모든 기기에서 로그아웃되었습니다.",
  changedFine: "본인이 변경하셨다면 따로 하실 일은 없습니다.",
  changedAction: "제가 변경하지 않았습니다",
};
